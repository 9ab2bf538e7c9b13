import { expect, test } from "vitest";
import { isTileNear, readTileId } from "./tile-area.ts";

const MADRID = { lat: 40.4611292, lng: -3.6868811 };
const FIJI = { lat: -18.1, lng: 179.99 };
const POLE = { lat: 90, lng: 0 };

test.each([
  ["/15/16048/12350.png", { zoom: 15, x: 16_048, y: 12_350 }],
  ["/3/0/7.png", { zoom: 3, x: 0, y: 7 }],
  ["/19/524287/524287.png", { zoom: 19, x: 524_287, y: 524_287 }],
])("parses %s", (path, tile) => expect(readTileId(path)).toEqual(tile));

const NO_TILES =
  "/2/0/0.png /20/0/0.png /3/8/0.png /3/0/8.png /3/01/0.png /3/1e0/0.png /3/0/0.png/x /3/../0.png";
test.each(["", ...NO_TILES.split(" ")])("%j is no tile", (path) =>
  expect(readTileId(path)).toBeUndefined(),
);

test.each([
  [{ zoom: 15, x: 16_054, y: 12_350 }, MADRID, true],
  [{ zoom: 15, x: 16_060, y: 12_350 }, MADRID, false],
  [{ zoom: 15, x: 16_048, y: 12_360 }, MADRID, false],
  [{ zoom: 3, x: 3, y: 3 }, MADRID, true],
  [{ zoom: 19, x: 256_774, y: 197_604 }, MADRID, true],
  // The map wraps around.
  [{ zoom: 13, x: 1, y: 4514 }, FIJI, true],
  [{ zoom: 13, x: 20, y: 4514 }, FIJI, false],
  [{ zoom: 3, x: 0, y: 0 }, POLE, false],
])("%j near %j: %j", (tile, place, isNear) => {
  expect(isTileNear(tile, [place])).toBe(isNear);
  expect(isTileNear(tile, [])).toBe(false);
});
