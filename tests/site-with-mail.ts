import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { startFakeMailServer } from "#external-services/mail/mail.fake.ts";
import { DESK_SECRET, openPeople } from "./desk-people.ts";
import { startSite } from "./site-process.ts";

/** A site with the desk on, that mails; its people are invited, or signed in at once. */
export async function startSiteWithMail() {
  const mails = await startFakeMailServer();
  const dataDir = await mkdtemp(join(tmpdir(), "first-week-"));
  const settings = {
    DATA_DIR: dataDir,
    SMTP_URL: mails.url,
    LEADS_MAIL_TO: "grupo@example.com",
  };
  const site = await startSite({ ...settings, DESK_SECRET });
  const people = await openPeople(site.url, { dataDir });
  return {
    url: site.url,
    mails,
    signIn: people.signIn,
    /** Returns the link in the mail. */
    async invite(email: string): Promise<string> {
      const args = ["scripts/accounts.ts", "invite", email, "--role", "manager"];
      await promisify(execFile)(process.execPath, args, {
        env: { ...settings, SITE_URL: site.url },
      });
      const mail = mails.received.find(({ envelope }) => envelope.to.includes(email));
      return /http\S+/.exec(mail?.text ?? "")?.[0] ?? "";
    },
    async stop() {
      await people.close();
      await site.stop();
      await mails.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
