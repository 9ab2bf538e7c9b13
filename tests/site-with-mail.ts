import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { startFakeMailServer } from "#services/mail/mail.fake.ts";
import { DESK_SECRET, openPeople } from "./desk-people.ts";
import { startSite } from "./site-process.ts";

/** Starts a site with the desk, mail and newsletter confirmation. */
export async function startSiteWithMail() {
  const mails = await startFakeMailServer();
  const settings = {
    SMTP_URL: mails.url,
    LEADS_MAIL_TO: "grupo@example.com",
    NEWSLETTER_CONFIRMATION_SECRET: "what signs the links of these tests",
  };
  const site = await startSite({ ...settings, DESK_SECRET });
  const people = await openPeople(site.url, { dataDir: site.dataDir });
  return {
    url: site.url,
    mails,
    signIn: people.signIn,
    async invite(email: string): Promise<string> {
      const args = ["tools/accounts/accounts.ts", "invite", email, "--role", "manager"];
      await promisify(execFile)(process.execPath, args, {
        env: { ...settings, DATA_DIR: site.dataDir, SITE_URL: site.url },
      });
      const mail = mails.received.find(({ envelope }) => envelope.to.includes(email));
      return /http\S+/.exec(mail?.text ?? "")?.[0] ?? "";
    },
    async stop() {
      await people.close();
      await site.stop();
      await mails.close();
    },
  };
}
