import { expect, test } from "vitest";
import { planPages } from "./plan-pages.ts";

const room = { first: 400, second: 500, closing: 40 };
/** Plans sections of these heights with two dishes each, and abbreviates the result. */
function plan(...heights: number[]) {
  const { scale, pages } = planPages(
    (at) =>
      heights.map((height) => ({
        title: 5,
        items: [(height * at) / 2, (height * at) / 2],
        gap: 0,
      })),
    room,
  );
  return {
    scale,
    pages: pages.map((parts) => parts.map(({ section, from, to }) => `${section}:${from}-${to}`)),
  };
}

test.each<[what: string, heights: number[], scale: number, pages: string[][]]>([
  ["enlarges a short list", [40], 1.5, [["0:0-2"]]],
  ["keeps the size of a full page", [180, 180], 1, [["0:0-2", "1:0-2"]]],
  ["shrinks a list that nearly fits", [185, 190], 0.94, [["0:0-2", "1:0-2"]]],
  ["fills the first of two pages", [190, 190, 100], 1, [["0:0-2", "1:0-2"], ["2:0-2"]]],
  ["enlarges both pages", [150, 150, 150], 1.2, [["0:0-2", "1:0-2"], ["2:0-2"]]],
  ["keeps room for the closing lines", [300, 480], 0.92, [["0:0-2"], ["1:0-2"]]],
  ["breaks a section higher than a page", [1000, 300], 0.92, [["0:0-1"], ["0:1-2"], ["1:0-2"]]],
  [
    "breaks sections of a longer list",
    [300, 300, 300, 300],
    0.92,
    [["0:0-2"], ["1:0-2", "2:0-1"], ["2:1-2", "3:0-2"]],
  ],
])("%s", (_, heights, scale, pages) => {
  expect(plan(...heights)).toEqual({ scale, pages });
});
