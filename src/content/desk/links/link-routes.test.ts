import { createServer } from "node:http";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { LinkReport } from "#accounts/contract.ts";
import type { Database } from "#database/database.ts";
import { exportContent, importContent } from "#content/store/publish-content.ts";
import { linkReport } from "#database/schema/link-report.ts";
import { prepareDatabase } from "#content/store/seed.ts";
import { type Browser, signedIn } from "#tests/desk-browser.ts";
import { listenLocally } from "#tests/local-server.ts";
import { describeWithDatabase } from "#tests/test-database.ts";
import { claimLinkCheck } from "./link-report.ts";

const report = async (browser: Browser) => (await browser.get("/links")).body as LinkReport;

async function finished(browser: Browser) {
  await expect.poll(async () => (await report(browser)).isRunning).toBe(false);
  return report(browser);
}

/** A site whose page /dead is missing and whose others respond once opened. */
async function bookingSite(isOpen: Promise<void> = Promise.resolve()) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.statusCode = request.url === "/dead" ? 404 : 200;
    void isOpen.then(() => response.end());
  });
  return { asked, origin: `http://127.0.0.1:${await listenLocally(server)}` };
}

/** Gives these restaurants links, and removes all others. */
async function linkTo(database: Database, links: Readonly<Record<string, string>>) {
  await prepareDatabase(database);
  const { restaurants } = await exportContent(database);
  await importContent(database, {
    restaurants: restaurants.map((one) => {
      const url = links[one.slug];
      return url === undefined ? one : { ...one, getin: { enabled: true, url } };
    }),
  });
}

describeWithDatabase("the report of dead links", (database, connectAgain) => {
  // Rule 10.20.
  test("requests every link but private IPs, and names dead ones with their fields", async () => {
    const { origin } = await bookingSite();
    await linkTo(database, {
      "rubaiyat-rio": `${origin}/dead`,
      "rubaiyat-madrid": `${origin}/book`,
      "rubaiyat-chile": "https://127.0.0.2/inside",
    });
    const browser = await signedIn(database);
    const nothing = { asked: 0, deadCount: 0, dead: [] };
    expect(await report(browser)).toEqual({ isRunning: false, checkedAt: null, ...nothing });
    expect((await browser.post("/links/check", {})).status).toBe(202);
    const { dead, ...others } = await finished(browser);
    expect(others).toMatchObject({ checkedAt: expect.any(String), asked: 3, deadCount: 2 });
    const field = "getin.url";
    expect(dead.toSorted((one, other) => one.detail.localeCompare(other.detail))).toMatchObject([
      { owner: "rubaiyat-rio", field, url: `${origin}/dead`, detail: "404" },
      { owner: "rubaiyat-chile", field, detail: "private IP 127.0.0.2" },
    ]);
  });

  // Rule 10.20.
  test("runs one check over all processes, and replaces a crashed one", async () => {
    let open = () => {};
    const { origin, asked } = await bookingSite(new Promise((resolve) => (open = resolve)));
    await linkTo(database, { "rubaiyat-rio": `${origin}/book` });
    const browser = await signedIn(database);
    await browser.post("/links/check", {});
    const again = await browser.post("/links/check", {});
    expect(again).toMatchObject({ status: 202, body: { isRunning: true } });
    expect(await claimLinkCheck((await connectAgain()).orm)).toBe(false);
    await expect.poll(() => asked).toHaveLength(1);
    open();
    await finished(browser);
    expect(asked).toEqual(["HEAD /book"]);
    const { orm } = database;
    await orm.update(linkReport).set({ runningSince: sql`now() - interval '16 minutes'` });
    expect((await report(browser)).isRunning).toBe(false);
    expect(await claimLinkCheck(orm)).toBe(true);
  });
});
