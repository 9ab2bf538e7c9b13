import { expect, test } from "vitest";
import { mosaicShapes } from "./gallery.tsx";

test.each([
  [0, ""],
  [1, "band"],
  [2, "wide narrow"],
  [3, "lead upper lower"],
  [4, "lead upper lower band"],
  [5, "lead upper lower wide narrow"],
])("%i pictures leave no row half empty", (count, shapes) => {
  const names = mosaicShapes(count).map(({ shape }) => shape);
  expect(names.join(" ")).toBe(shapes);
});

test("every other group has its large picture on the other side", () => {
  const large = mosaicShapes(9).filter(({ shape }) => shape === "lead");
  expect(large.map(({ mirrored }) => mirrored)).toEqual([false, true, false]);
});
