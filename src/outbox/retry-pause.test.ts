import { expect, test } from "vitest";
import { retryPause } from "./retry-pause.ts";

test("pauses begin at ten seconds, double, and end at an hour", () => {
  expect([1, 2, 3, 4].map(retryPause)).toEqual([10_000, 20_000, 40_000, 80_000]);
  expect([10, 100, 10_000].map(retryPause)).toEqual([3_600_000, 3_600_000, 3_600_000]);
});
