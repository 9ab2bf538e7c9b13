import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, NIGHTLY, test } from "#tests/page-fixtures.ts";
import { startFakeMailServer } from "#external-services/mail/mail.fake.ts";
import { startRdStation } from "#external-services/rd-station/rd-station.fake.ts";
import { postContact } from "#tests/post-contact.ts";
import { startSite } from "#tests/site-process.ts";

// By day current-settings.test.ts holds that settings are read again.
test(
  "settings that cannot be read turn nothing on; once they can be, what waited goes out",
  NIGHTLY,
  async () => {
    test.setTimeout(150_000);
    const folder = await mkdtemp(join(tmpdir(), "settings-"));
    const file = join(folder, "site-config.json");
    const [platform, mail] = [await startRdStation(), await startFakeMailServer()];
    await writeFile(file, '{"integrations": {"rdStationEnabled": fal');
    const site = await startSite({
      SITE_CONFIG: file,
      RD_STATION_HOST: platform.host,
      RD_STATION_TOKEN: platform.token,
      SMTP_URL: mail.url,
      LEADS_MAIL_TO: "group@example.com",
    });
    try {
      expect((await postContact(site.url, { email: "early@example.com" })).status).toBe(201);
      await sleep(3000);
      expect([platform.state.received, mail.received]).toEqual([[], []]);
      // Rule 7.2: the shipped number stays.
      expect(await (await fetch(`${site.url}/pt/contato`)).text()).toContain("tel:+551130871399");

      await writeFile(file, '{"siteName": "Read", "contact": {"phone": "+551130000000"}}');
      await expect.poll(() => platform.state.received.length, { timeout: 60_000 }).toBe(1);
      await expect.poll(() => mail.received.length, { timeout: 30_000 }).toBe(1);
      expect(await (await fetch(`${site.url}/pt/contato`)).text()).toContain("tel:+551130000000");
      expect(await site.stop()).toBe(0);
    } finally {
      await site.stop("SIGKILL");
      await Promise.all([platform.close(), mail.close()]);
      await rm(folder, { recursive: true, force: true });
    }
  },
);
