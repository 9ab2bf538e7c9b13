import { expect, test } from "vitest";
import {
  nextView,
  positionAt,
  startPosition,
  indexInView,
  wrapIndex,
} from "./carousel-position.ts";

/** Eight cards with a gap of 32 px: widths as laid out at 390, 820 and 1280 px. */
const WINDOWS = {
  phone: { viewWidth: 350, step: 382, count: 8 },
  tablet: { viewWidth: 760, step: 396, count: 8 },
  desktop: { viewWidth: 1160, step: 397.33, count: 8 },
};

test.each([
  ["phone", 0, 0, 0],
  ["phone", 382, 1, 1],
  ["phone", 7 * 382, 7, 7],
  ["tablet", 0, 0, 1],
  ["tablet", 396 * 6, 6, 7],
  ["desktop", 0, 0, 2],
  ["desktop", 397.33 * 5, 5, 7],
  // Pulled beyond the ends, and between two cards.
  ["desktop", -40, 0, 2],
  ["desktop", 99_999, 5, 7],
  ["desktop", 397.33 * 1.4, 1, 3],
] as const)("on a %s, scrolled by %d, the cards in view are known", (name, scrollLeft, ...view) => {
  const [first, last] = view;
  expect(positionAt({ ...WINDOWS[name], scrollLeft })).toEqual({ first, last, count: 8 });
});

test.each([
  { viewWidth: 0, step: 0, count: 8 },
  { viewWidth: 300, step: 0, count: 1 },
])("what cannot be measured is at the start: %j", (list) => {
  expect(positionAt({ ...list, scrollLeft: 0 })).toEqual(startPosition(list.count));
});

// Rule 3.3.
test("next and previous move by a whole view and end with the last or first card at the edge", () => {
  const visited = [positionAt({ ...WINDOWS.desktop, scrollLeft: 0 })];
  for (const turn of [1, 1, -1, -1] as const) visited.push(nextView(visited.at(-1)!, turn));
  const views = visited.map(({ first, last }) => `${first}–${last}`);
  expect(views.join(" ")).toBe("0–2 3–5 5–7 2–4 0–2");
});

test.each([
  ["after the last picture comes the first", 3, 3, 0],
  ["before the first comes the last", -1, 3, 2],
  ["within, the index stays", 1, 3, 1],
  ["a single picture follows itself", 1, 1, 0],
  ["no pictures at all", 4, 0, 0],
] as const)("%s", (_, index, count, expected) => expect(wrapIndex(index, count)).toBe(expected));

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
