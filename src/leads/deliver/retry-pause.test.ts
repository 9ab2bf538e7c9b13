import { expect, test } from "vitest";
import { postponedPause, retryPause } from "./retry-pause.ts";

test("pauses begin at ten seconds, double, and end at an hour", () => {
  expect([1, 2, 3, 4].map(retryPause)).toEqual([10_000, 20_000, 40_000, 80_000]);
  expect([10, 100, 10_000].map(retryPause)).toEqual([3_600_000, 3_600_000, 3_600_000]);
});

const pausesOf = (outcome: Parameters<typeof postponedPause>[0]) =>
  [1, 2, 3].map((attempts) => postponedPause(outcome, attempts, retryPause));

test("a platform in trouble makes them longer, never shorter", () => {
  expect(pausesOf({})).toEqual([10_000, 20_000, 40_000]);
  expect(pausesOf({ waitMs: 0 })).toEqual([10_000, 20_000, 40_000]);
  expect(pausesOf({ waitMs: 30_000 })).toEqual([30_000, 30_000, 40_000]);
});

test.each(["account", "contact"] as const)(
  "at a limit of the %s they are what it says, and a growing second at least",
  (limit) => {
    expect(pausesOf({ limit, waitMs: 5000 })).toEqual([5000, 5000, 5000]);
    expect(pausesOf({ limit, waitMs: 0 })).toEqual([1000, 2000, 4000]);
    expect(pausesOf({ limit })).toEqual([10_000, 20_000, 40_000]);
  },
);
