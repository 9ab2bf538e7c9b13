import { afterAll, beforeAll, expect, test } from "vitest";
import sharp from "sharp";
import { type MapTilesFake, startMapTiles } from "./map-tiles.fake.ts";

let tiles: MapTilesFake;
beforeAll(async () => {
  tiles = await startMapTiles();
});
afterAll(() => tiles.close());

const NAMED = { Referer: "http://localhost:3000/", "User-Agent": "site (+http://localhost:3000)" };

const ask = (path: string, headers: HeadersInit = NAMED) => fetch(tiles.url + path, { headers });

test("a tile is a picture of 256 by 256 pixels", async () => {
  const response = await ask("/15/16034/12352.png");
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("image/png");
  const { data, info } = await sharp(await response.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 256, height: 256 });
  expect(new Set(data).size).toBeGreaterThan(3);
});

test("a request that does not name its site is refused, as by OpenStreetMap", async () => {
  expect((await ask("/15/16034/12352.png", {})).status).toBe(403);
});

test.each([
  ["/19/524287/524287.png", 200],
  ["/20/0/0.png", 404],
  ["/1/2/0.png", 404],
  ["/1/0/2.png", 404],
  ["/15/16034.png", 404],
  ["/", 404],
])("%s returns %i", async (path, status) => {
  expect((await ask(path)).status).toBe(status);
});

test("every request is noted", async () => {
  await ask("/3/1/2.png");
  expect(tiles.requests.at(-1)).toBe("/3/1/2.png");
});
