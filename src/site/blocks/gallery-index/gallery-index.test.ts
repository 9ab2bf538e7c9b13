import fc from "fast-check";
import { expect, test } from "vitest";
import { indexInView, wrapIndex } from "./gallery-index.ts";

test.each([
  ["after the last picture comes the first", 3, 3, 0],
  ["before the first comes the last", -1, 3, 2],
  ["within, the index stays", 1, 3, 1],
  ["a single picture follows itself", 1, 1, 0],
  ["round more than once", -7, 3, 2],
  ["no pictures at all", 4, 0, 0],
] as const)("%s", (_, index, count, expected) => expect(wrapIndex(index, count)).toBe(expected));

test("going on and back again ends where it began, and never leaves the ring", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -500, max: 500 }),
      fc.integer({ min: 1, max: 40 }),
      (i, count) => {
        const start = wrapIndex(i, count);
        expect(start).toBeGreaterThanOrEqual(0);
        expect(start).toBeLessThan(count);
        expect(wrapIndex(wrapIndex(start + 1, count) - 1, count)).toBe(start);
      },
    ),
  );
});

test.each([
  ["at the start", 0, 350, 0],
  ["less than half of the way", 170, 350, 0],
  ["more than half of the way", 180, 350, 1],
  ["at the end", 700, 350, 2],
  ["pulled beyond the end", 900, 350, 2],
  ["pulled before the start", -60, 350, 0],
  ["not laid out yet", 0, 0, 0],
] as const)("%s the picture in view is known", (_, scrollLeft, width, expected) =>
  expect(indexInView(scrollLeft, width, 3)).toBe(expected),
);
