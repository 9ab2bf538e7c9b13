import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { startFakeMailServer } from "#external-services/mail/mail.fake.ts";
import { startRdStation } from "#external-services/rd-station/rd-station.fake.ts";
import { startSite } from "./site-process.ts";

const DESK_SECRET = "a secret that only this test knows";

/** A site with the desk on, that mails invitations and delivers leads. */
export async function startSiteWithMail() {
  const mails = await startFakeMailServer();
  const platform = await startRdStation();
  const dataDir = await mkdtemp(join(tmpdir(), "first-day-"));
  const settings = {
    DATA_DIR: dataDir,
    SMTP_URL: mails.url,
    LEADS_MAIL_TO: "grupo@example.com",
  };
  const site = await startSite({
    ...settings,
    DESK_SECRET,
    RD_STATION_HOST: platform.host,
    RD_STATION_TOKEN: platform.token,
  });
  return {
    url: site.url,
    platform,
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
      await site.stop();
      await Promise.all([platform.close(), mails.close()]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
