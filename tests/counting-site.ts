import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dailyEvents } from "#database/schema/daily-events.ts";
import { openForTool } from "#database/connect.server.ts";
import { readVitals } from "#database/vitals.ts";
import { startMapTiles } from "#services/map-tiles/map-tiles.fake.ts";
import type { Screen } from "#language/screens.ts";
import { startSite } from "./site-process.ts";

export const ANALYTICS = {
  googleAnalyticsId: "G-TEST12345",
  facebookPixelId: "123456789012345",
  googleAnalyticsEnabled: true,
  facebookPixelEnabled: true,
};

/** Starts a site with readable daily totals. */
export async function startCountingSite(settings: object) {
  const dataDir = await mkdtemp(join(tmpdir(), "counting-"));
  const config = join(dataDir, "site-config.json");
  await writeFile(config, JSON.stringify(settings));
  const tiles = await startMapTiles();
  const site = await startSite({
    DATA_DIR: dataDir,
    SITE_CONFIG: config,
    MAP_TILE_URL: `${tiles.url}/{z}/{x}/{y}.png`,
  });
  const database = await openForTool({ dataDir });
  return {
    url: site.url,
    /** All totals by "event restaurant language". */
    async counts(): Promise<Record<string, number>> {
      const found: Record<string, number> = {};
      const rows = await database.orm.select().from(dailyEvents);
      for (const { event, restaurant, language, count } of rows) {
        const key = `${event} ${restaurant} ${language}`;
        found[key] = (found[key] ?? 0) + count;
      }
      return found;
    },
    /** The number of measured visits per vital that began with a screen. */
    async vitals(screen: Screen): Promise<Record<string, number>> {
      const rows = await readVitals(database.orm, "2026-01-01");
      const counts = Map.groupBy(
        rows.filter((one) => one.screen === screen),
        ({ vital }) => vital,
      );
      const sum = (its: typeof rows) => its.reduce((total, { count }) => total + count, 0);
      return Object.fromEntries(Array.from(counts, ([vital, its]) => [vital, sum(its)]));
    },
    async stop() {
      await database.close();
      await site.stop();
      await tiles.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
