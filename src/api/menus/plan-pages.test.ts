import { expect, test } from "vitest";
import { planPages } from "./plan-pages.ts";

const room = { first: 400, second: 500, closing: 40 };
const plan = (...heights: number[]) =>
  planPages((scale) => heights.map((height) => height * scale), room);

test("a list of a line or two is set half as large again", () => {
  expect(plan(40)).toEqual({ scale: 1.5 });
});

test("a list that fills a page keeps its size, and one that nearly does is drawn in a little", () => {
  expect(plan(180, 180)).toEqual({ scale: 1 });
  expect(plan(185, 190)).toEqual({ scale: 0.94 });
});

test("a longer list takes a second page, the first one as full as it can be", () => {
  expect(plan(190, 190, 100)).toEqual({ scale: 1, breakAt: 2 });
  expect(plan(150, 150, 150)).toEqual({ scale: 1.2, breakAt: 2 });
});

test("the closing lines must fit on the second page too", () => {
  expect(plan(300, 480)).toEqual({ scale: 0.92, breakAt: 1 });
});

test("what two pages cannot hold has no plan", () => {
  expect(plan(450, 10)).toBeUndefined();
  expect(plan(300, 300, 300, 300)).toBeUndefined();
});
