import { Hono } from "hono";
import type { Log } from "#logging/log.ts";
import type { Restaurant } from "#api/restaurants/restaurants.contract.ts";
import { createMapTiles } from "#external-services/map-tiles/map-tiles.ts";
import { isTileNear, readTileId } from "#external-services/map-tiles/tile-area.ts";

const SEVEN_DAYS = "public, max-age=604800, stale-while-revalidate=604800";
const NOT_KEPT = { "Cache-Control": "no-store" };
/** Restaurants seldom move. */
const PLACES_KEPT_MS = 60_000;
/** A map without its source asks for many tiles at once. */
const QUIET_MS = 60_000;

/**
 * `GET /tiles/{z}/{x}/{y}.png`: the tiles of the restaurants' maps, so that no visitor meets the
 * tile server (rule 7.4). Only the surroundings of restaurants whose place is known, 404 for all
 * else; 503 when the source has none for us now.
 */
export function mapTilesRoute(options: {
  readonly mapTileUrl: string;
  readonly siteUrl: string;
  readonly folder: string;
  readonly restaurants: () => Promise<readonly Pick<Restaurant, "coordinates">[]>;
  readonly log: Log;
}) {
  const { mapTileUrl, siteUrl, folder, restaurants, log } = options;
  const toldAt = new Map<string, number>();
  const tileOf = createMapTiles({
    urlTemplate: mapTileUrl,
    siteUrl,
    folder,
    onTrouble(what, reason) {
      if (performance.now() - (toldAt.get(what) ?? -QUIET_MS) < QUIET_MS) return;
      toldAt.set(what, performance.now());
      log.warn({ what, reason }, "Map tiles: the source or the disk is in trouble");
    },
  });
  let places: Promise<Restaurant["coordinates"][]> | undefined;
  let placesUntil = 0;

  async function readPlaces() {
    const listed = await restaurants();
    return listed
      .map(({ coordinates }) => coordinates)
      .filter(({ lat, lng }) => lat !== 0 || lng !== 0);
  }

  function currentPlaces() {
    if (places === undefined || performance.now() > placesUntil) {
      places = readPlaces();
      placesUntil = performance.now() + PLACES_KEPT_MS;
    }
    return places;
  }

  return new Hono().get("*", async (context) => {
    const tile = readTileId(context.req.path.replace(/^\/tiles/, ""));
    if (tile === undefined || !isTileNear(tile, await currentPlaces()))
      return context.text("No such tile", 404, NOT_KEPT);
    try {
      const bytes = await tileOf(tile);
      return context.body(bytes, 200, {
        "Content-Type": "image/png",
        "Cache-Control": SEVEN_DAYS,
      });
    } catch {
      return context.text("No tile now", 503, { ...NOT_KEPT, "Retry-After": "60" });
    }
  });
}
