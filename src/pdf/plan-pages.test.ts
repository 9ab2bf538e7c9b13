import { expect, test } from "vitest";
import { planPages } from "./plan-pages.ts";

const room = { first: 400, second: 500, closing: 40 };
/** Sections of the given heights, each of two dishes; a short form of where they stand. */
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

test("a list of a line or two is set half as large again", () => {
  expect(plan(40)).toEqual({ scale: 1.5, pages: [["0:0-2"]] });
});

test("a list that fills a page keeps its size, and one that nearly does is drawn in a little", () => {
  expect(plan(180, 180)).toEqual({ scale: 1, pages: [["0:0-2", "1:0-2"]] });
  expect(plan(185, 190)).toEqual({ scale: 0.94, pages: [["0:0-2", "1:0-2"]] });
});

test("a longer list takes a second page, the first one as full as it can be", () => {
  expect(plan(190, 190, 100)).toEqual({ scale: 1, pages: [["0:0-2", "1:0-2"], ["2:0-2"]] });
  expect(plan(150, 150, 150)).toEqual({ scale: 1.2, pages: [["0:0-2", "1:0-2"], ["2:0-2"]] });
});

test("the closing lines must fit on the second page too", () => {
  expect(plan(300, 480)).toEqual({ scale: 0.92, pages: [["0:0-2"], ["1:0-2"]] });
});

test("a list that two pages cannot hold takes more, and breaks a section between its dishes", () => {
  expect(plan(1000, 300)).toEqual({ scale: 0.92, pages: [["0:0-1"], ["0:1-2"], ["1:0-2"]] });
  expect(plan(300, 300, 300, 300).pages).toEqual([
    ["0:0-2"],
    ["1:0-2", "2:0-1"],
    ["2:1-2", "3:0-2"],
  ]);
});
