import { Hono } from "hono";
import { cacheFor } from "#runtime/concurrency/cache-for.ts";
import type { Limit } from "#runtime/concurrency/limits.ts";
import { createLimitedFiles } from "#runtime/concurrency/limited-files.ts";
import type { Log } from "#runtime/logging/log.ts";
import type { Restaurant } from "#content/snapshot.ts";
import { createMapTiles } from "#services/map-tiles/map-tiles.ts";
import { isTileNear, readTileId } from "#services/map-tiles/tile-area.ts";

const SEVEN_DAYS = "public, max-age=604800, stale-while-revalidate=604800";
const NOT_CACHED = { "Cache-Control": "no-store" };
const PLACES_CACHED_MS = 60_000;
/** A map without its source requests many tiles at once; one log line is enough. */
const LOG_PAUSE_MS = 60_000;
/** About ten thousand tiles. */
const MAXIMUM_FILES_BYTES = 128 * 1024 * 1024;
const MEMORY_OF_STAFF_BYTES = 4 * 1024 * 1024;

/**
 * `GET /tiles/{z}/{x}/{y}.png`: the restaurants' map tiles, so that visitors do not contact the
 * tile server (rule 7.4). 404 except near restaurants with known coordinates; 503 if the source has
 * none now. `readTile` reads any tile for staff. The folder is an LRU cache that may be deleted at
 * any time.
 */
export function mapTilesRoute(options: {
  readonly mapTileUrl: string;
  readonly siteUrl: string;
  readonly folder: string;
  readonly restaurants: () => Promise<readonly Pick<Restaurant, "coordinates">[]>;
  readonly limit: Limit;
  readonly log: Log;
}) {
  const { mapTileUrl, siteUrl, folder, restaurants, limit, log } = options;
  const loggedAt = new Map<string, number>();
  const source = {
    urlTemplate: mapTileUrl,
    siteUrl,
    limit,
    files: createLimitedFiles({ folder, maximumBytes: MAXIMUM_FILES_BYTES }),
    onError(what: string, reason: string) {
      if (performance.now() - (loggedAt.get(what) ?? -LOG_PAUSE_MS) < LOG_PAUSE_MS) return;
      loggedAt.set(what, performance.now());
      log.warn({ what, reason }, "Map tile not read or stored");
    },
  };
  const tileOf = createMapTiles(source);
  const readTile = createMapTiles({
    ...source,
    budget: "staffTile",
    memoryBytes: MEMORY_OF_STAFF_BYTES,
  });
  const currentPlaces = cacheFor(PLACES_CACHED_MS, async () => {
    const listed = await restaurants();
    return listed
      .map(({ coordinates }) => coordinates)
      .filter(({ lat, lng }) => lat !== 0 || lng !== 0);
  });

  const routes = new Hono().get("*", async (context) => {
    const tile = readTileId(context.req.path.replace(/^\/tiles/, ""));
    if (tile === undefined || !isTileNear(tile, await currentPlaces()))
      return context.text("No such tile", 404, NOT_CACHED);
    try {
      const bytes = await tileOf(tile);
      return context.body(bytes, 200, {
        "Content-Type": "image/png",
        "Cache-Control": SEVEN_DAYS,
      });
    } catch {
      return context.text("No tile now", 503, { ...NOT_CACHED, "Retry-After": "60" });
    }
  });
  return { routes, readTile };
}
