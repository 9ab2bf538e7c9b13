/* oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a fixture needs */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readDailyEvents } from "#api/insights/insights.queries.ts";
import { type Database, openForTool } from "#database/connect.server.ts";
import { startMapTiles } from "#external-services/map-tiles/map-tiles.fake.ts";
import {
  createWebAnalyticsFake,
  WEB_ANALYTICS_HOSTS,
} from "#external-services/web-analytics/web-analytics.fake.ts";
import { test as base } from "./page-fixtures.ts";
import { startSite } from "./site-process.ts";

const ANALYTICS = {
  googleAnalyticsId: "G-TEST12345",
  facebookPixelId: "123456789012345",
  googleAnalyticsEnabled: true,
  facebookPixelEnabled: true,
};

interface CountingSite {
  readonly url: string;
  /** "event restaurant language" of everything counted so far, with the totals of all days. */
  counts(): Promise<Record<string, number>>;
}

/** A site whose daily totals can be read, as the staff's tool reads them while it runs. */
async function startCountingSite(settings: object) {
  const dataDir = await mkdtemp(join(tmpdir(), "counting-"));
  const config = join(dataDir, "site-config.json");
  await writeFile(config, JSON.stringify(settings));
  const tiles = await startMapTiles();
  const site = await startSite({
    DATA_DIR: dataDir,
    SITE_CONFIG: config,
    MAP_TILE_URL: `${tiles.url}/{z}/{x}/{y}.png`,
  });
  const database: Database = await openForTool({ dataDir });
  return {
    url: site.url,
    async counts() {
      const found: Record<string, number> = {};
      for (const { event, restaurant, language, count } of await readDailyEvents(database, {})) {
        const key = `${event} ${restaurant} ${language}`;
        found[key] = (found[key] ?? 0) + count;
      }
      return found;
    },
    async stop() {
      await database.close();
      await site.stop();
      await tiles.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** End-to-end tests of what is counted, here and by the services outside. */
export const test = base.extend<
  { readonly services: ReturnType<typeof createWebAnalyticsFake> },
  { readonly siteWithAnalytics: CountingSite; readonly siteWithoutAnalytics: CountingSite }
>({
  // Without this word in its name a browser is no robot.
  userAgent: async ({ browser }, use) => {
    const version = browser.version();
    await use(
      `Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Safari/537.36`,
    );
  },
  /** Both services at the network of the test's browser; nothing else of theirs is reached. */
  services: [
    async ({ context }, use) => {
      const fake = createWebAnalyticsFake();
      await context.route(WEB_ANALYTICS_HOSTS, (route) =>
        route.fulfill(fake.respond(route.request().url())),
      );
      await use(fake);
    },
    { auto: true },
  ],
  /** Both services are on. */
  siteWithAnalytics: [
    async ({}, use) => {
      const site = await startCountingSite({ analytics: ANALYTICS });
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  /** Both are off. */
  siteWithoutAnalytics: [
    async ({}, use) => {
      const site = await startCountingSite({});
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
});
