import { expect, test } from "vitest";
import { stepIndex } from "./step-index.ts";

test("a step leads to the neighbour, and round at both ends", () => {
  expect(stepIndex(0, 1, 3)).toBe(1);
  expect(stepIndex(2, 1, 3)).toBe(0);
  expect(stepIndex(0, -1, 3)).toBe(2);
});

test("a single picture stays where it is", () => {
  expect(stepIndex(0, 1, 1)).toBe(0);
  expect(stepIndex(0, -1, 1)).toBe(0);
});
