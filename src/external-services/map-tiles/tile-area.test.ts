import { expect, test } from "vitest";
import { isTileNear, readTileId } from "./tile-area.ts";

const MADRID = { lat: 40.4611292, lng: -3.6868811 };
const FIJI = { lat: -18.1, lng: 179.99 };

test.each([
  ["/15/16048/12350.png", { zoom: 15, x: 16_048, y: 12_350 }],
  ["/3/0/7.png", { zoom: 3, x: 0, y: 7 }],
  ["/19/524287/524287.png", { zoom: 19, x: 524_287, y: 524_287 }],
])("%s is a tile", (path, tile) => expect(readTileId(path)).toEqual(tile));

test.each([
  "/2/0/0.png",
  "/20/0/0.png",
  "/3/8/0.png",
  "/3/0/8.png",
  "/3/01/0.png",
  "/3/1e0/0.png",
  "/3/0/0.png/x",
  "/3/../0.png",
  "",
])("%j is none", (path) => expect(readTileId(path)).toBeUndefined());

test.each([
  [{ zoom: 15, x: 16_054, y: 12_350 }, true],
  [{ zoom: 15, x: 16_060, y: 12_350 }, false],
  [{ zoom: 15, x: 16_048, y: 12_360 }, false],
  [{ zoom: 3, x: 3, y: 3 }, true],
  [{ zoom: 19, x: 256_774, y: 197_604 }, true],
])("%j near Madrid: %j", (tile, isNear) => expect(isTileNear(tile, [MADRID])).toBe(isNear));

test("at the edge of the world its other edge is near", () => {
  const y = 4514;
  expect(isTileNear({ zoom: 13, x: 1, y }, [FIJI])).toBe(true);
  expect(isTileNear({ zoom: 13, x: 20, y }, [FIJI])).toBe(false);
});

test("without a place, and at the poles, nothing is near", () => {
  expect(isTileNear({ zoom: 3, x: 4, y: 3 }, [])).toBe(false);
  expect(isTileNear({ zoom: 3, x: 0, y: 0 }, [{ lat: 90, lng: 0 }])).toBe(false);
});
