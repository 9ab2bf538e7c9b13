import { expect, test } from "vitest";
import { printTiles } from "./print-map.tsx";

const PLACES = [
  ["the flagship in São Paulo", -23.5661, -46.6669],
  ["Madrid", 40.4595, -3.6892],
  ["Null Island's neighbour", 0.001, 0.001],
  ["Santiago", -33.3853, -70.5999],
] as const;

test("the middle tile is the one that map servers have for the place", () => {
  // As OpenStreetMap's wiki works it out for zoom 15.
  const { tiles } = printTiles({ lat: 40.4595, lng: -3.6892 }, 15);
  expect(tiles.map(({ x }) => x)).toContain(16_048);
  expect(tiles.map(({ y }) => y)).toContain(12_350);
});

test.each(PLACES)("%s is in the middle of two rows of three tiles", (_, lat, lng) => {
  const { tiles, across, down } = printTiles({ lat, lng }, 16);
  expect(new Set(tiles.map(({ x, y }) => `${x},${y}`)).size).toBe(6);
  expect(across).toBeGreaterThanOrEqual(1);
  expect(across).toBeLessThan(2);
  expect(down).toBeGreaterThanOrEqual(0.5);
  expect(down).toBeLessThanOrEqual(1.5);
  const [first] = tiles;
  const longitude = (((first?.x ?? 0) + across) / 2 ** 16) * 360 - 180;
  expect(longitude).toBeCloseTo(lng, 6);
});
