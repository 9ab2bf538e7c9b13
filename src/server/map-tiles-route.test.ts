import { beforeEach, expect, test } from "vitest";
import { limitsOf } from "#tests/limits-of.ts";
import { recordLog } from "#tests/log-recorder.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { type MapTilesFake, startMapTiles } from "#services/map-tiles/map-tiles.fake.ts";
import { TileBudgetError } from "#services/map-tiles/tile-source.ts";
import { mapTilesRoute } from "./map-tiles-route.ts";

const MADRID = { coordinates: { lat: 40.4611292, lng: -3.6868811 } };
const UNKNOWN = { coordinates: { lat: 0, lng: 0 } };

let folder: string;
let source: MapTilesFake;
beforeEach(async () => {
  folder = await temporaryFolder();
  source = await startMapTiles();
  return source.close;
});

function site() {
  const { log, lines } = recordLog();
  const { routes, readTile } = mapTilesRoute({
    mapTileUrl: `${source.url}/{z}/{x}/{y}.png`,
    siteUrl: "https://site.example",
    folder,
    restaurants: async () => [UNKNOWN, MADRID],
    limit: limitsOf(),
    log,
  });
  return { ask: (path: string) => routes.request(path), readTile, lines };
}

// Rule 7.4.
test("serves a tile near a restaurant, cached for a week", async () => {
  const response = await site().ask("/tiles/15/16048/12346.png");
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("image/png");
  expect(response.headers.get("Cache-Control")).toMatch(/^public, max-age=604800/);
  expect(source.requests).toEqual(["/15/16048/12346.png"]);
});

test("serves staff any tile within a budget of its own, apart from visitors'", async () => {
  const { ask, readTile } = site();
  for (let x = 0; x < 100; x += 1) await readTile({ zoom: 15, x, y: 1 });
  await expect(readTile({ zoom: 15, x: 100, y: 1 })).rejects.toThrow(TileBudgetError);
  expect((await ask("/tiles/15/16048/12346.png")).status).toBe(200);
  expect(source.requests).toHaveLength(101);
});

test.each([
  // The rest of the world, also around unknown coordinates.
  "/tiles/15/16384/16384.png",
  "/tiles/15/1/1.png",
  "/tiles/2/1/1.png",
  "/tiles/20/513548/394990.png",
  "/tiles/15/16048/12346.png/../../../etc/passwd",
  "/tiles/https://evil.example/x.png",
  "/tiles/",
])("answers %s with 404 without calling the source", async (path) => {
  const response = await site().ask(path);
  expect(response.status).toBe(404);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(source.requests).toEqual([]);
});

test("answers an unavailable source with an uncached 503 and one log line", async () => {
  source.setAway(true);
  const { ask, lines } = site();
  const responses = await Promise.all(
    [16_047, 16_048, 16_049].map((x) => ask(`/tiles/15/${x}/12346.png`)),
  );
  for (const { status, headers } of responses) {
    expect(status).toBe(503);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("Retry-After")).toBe("60");
  }
  expect(lines).toMatchObject([{ level: "warn", fields: { what: "source", reason: "HTTP 503" } }]);
});
