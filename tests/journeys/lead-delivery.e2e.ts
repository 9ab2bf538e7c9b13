import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { startRdStation } from "#external-services/rd-station/rd-station.fake.ts";
import { postContact } from "../post-contact.ts";
import { startSite } from "../site-process.ts";
import { NIGHTLY } from "../page-fixtures.ts";

/** The folder that the site is started on again and again, and its platform. */
async function startPlatform() {
  const platform = await startRdStation();
  const dataDir = await mkdtemp(join(tmpdir(), "leads-"));
  const start = (settings: Readonly<Record<string, string>> = {}) =>
    startSite({
      DATA_DIR: dataDir,
      RD_STATION_HOST: platform.host,
      RD_STATION_TOKEN: platform.token,
      ...settings,
    });
  const remove = async () => {
    await platform.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { platform, start, remove };
}

async function post(siteUrl: string, email: string): Promise<number> {
  return (await postContact(siteUrl, { email })).status;
}

test(
  "a server that is stopped finishes the lead at hand; one that is killed sends none twice",
  NIGHTLY,
  async () => {
    test.setTimeout(120_000);
    const { platform, start, remove } = await startPlatform();
    platform.state.delayMs = 1500;
    const stopped = await start({ RD_STATION_API: "conversions" });
    expect(await post(stopped.url, "first@example.com")).toBe(201);
    await expect.poll(() => platform.taken("first@example.com"), { timeout: 15_000 }).toBe(1);
    expect(await stopped.stop()).toBe(0);

    const killed = await start();
    expect(await post(killed.url, "second@example.com")).toBe(201);
    await expect.poll(() => platform.taken("second@example.com"), { timeout: 15_000 }).toBe(1);
    await killed.stop("SIGKILL");

    platform.state.delayMs = 0;
    const site = await start();
    expect(await post(site.url, "third@example.com")).toBe(201);
    await expect.poll(() => platform.taken("third@example.com"), { timeout: 15_000 }).toBe(1);
    expect(platform.taken("first@example.com")).toBe(1);
    expect(platform.taken("second@example.com")).toBe(1);
    await site.stop();
    await remove();
  },
);
