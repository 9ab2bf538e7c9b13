import fc from "fast-check";
import { expect, test } from "vitest";
import {
  isAtEnd,
  isAtStart,
  nextView,
  positionAt,
  startPosition,
  indexInView,
  wrapIndex,
} from "./carousel-position.ts";

// Eight cards with a gap of 32 px: widths as laid out at 390, 820 and 1280 px.
const PHONE = { viewWidth: 350, step: 382, count: 8 };
const TABLET = { viewWidth: 760, step: 396, count: 8 };
const DESKTOP = { viewWidth: 1160, step: 397.33, count: 8 };

test.each([
  ["phone", PHONE, 0, 0, 0],
  ["phone", PHONE, 382, 1, 1],
  ["phone", PHONE, 7 * 382, 7, 7],
  ["tablet", TABLET, 0, 0, 1],
  ["tablet", TABLET, 396 * 6, 6, 7],
  ["desktop", DESKTOP, 0, 0, 2],
  ["desktop", DESKTOP, 397.33 * 5, 5, 7],
] as const)(
  "on a %s, scrolled, the cards in view are known",
  (_, list, scrollLeft, first, last) => {
    expect(positionAt({ ...list, scrollLeft })).toEqual({ first, last, count: 8 });
  },
);

test.each([
  ["overscrolled to the left", -40, 0],
  ["overscrolled to the right", 99_999, 5],
  ["between two cards", 397.33 * 1.4, 1],
])("%s the position stays within the list", (_, scrollLeft, first) => {
  expect(positionAt({ ...DESKTOP, scrollLeft }).first).toBe(first);
});

test("what cannot be measured is at the start", () => {
  expect(positionAt({ scrollLeft: 0, viewWidth: 0, step: 0, count: 8 })).toEqual(startPosition(8));
  expect(positionAt({ scrollLeft: 0, viewWidth: 300, step: 0, count: 1 })).toEqual(
    startPosition(1),
  );
});

// Rule 3.3.
test("next moves by a whole view and ends with the last card at the edge", () => {
  const visited = [positionAt({ ...DESKTOP, scrollLeft: 0 })];
  while (!isAtEnd(visited.at(-1)!)) visited.push(nextView(visited.at(-1)!, 1));
  expect(visited.map(({ first, last }) => [first, last])).toEqual([
    [0, 2],
    [3, 5],
    [5, 7],
  ]);
});

test("previous goes back by a whole view and ends at the first card", () => {
  expect(nextView({ first: 5, last: 7, count: 8 }, -1)).toEqual({ first: 2, last: 4, count: 8 });
  expect(nextView({ first: 2, last: 4, count: 8 }, -1)).toEqual({ first: 0, last: 2, count: 8 });
});

test.each([
  [startPosition(8), true, false],
  [startPosition(1), true, true],
  [startPosition(0), true, true],
  [{ first: 5, last: 7, count: 8 }, false, true],
  [{ first: 0, last: 2, count: 3 }, true, true],
])("the ends of %j", (position, atStart, atEnd) => {
  expect([isAtStart(position), isAtEnd(position)]).toEqual([atStart, atEnd]);
});

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
