import { expect, test } from "vitest";
import { retryBackoff, exponentialBackoff } from "./backoff.ts";

test("backoffs begin at ten seconds, double, and end at an hour", () => {
  expect([1, 2, 3, 4].map(exponentialBackoff)).toEqual([10_000, 20_000, 40_000, 80_000]);
  expect([10, 100, 10_000].map(exponentialBackoff)).toEqual([3_600_000, 3_600_000, 3_600_000]);
});

const backoffsOf = (outcome: Parameters<typeof retryBackoff>[0]) =>
  [1, 2, 3].map((attempts) => retryBackoff(outcome, attempts, exponentialBackoff));

test("a platform in trouble makes them longer, never shorter", () => {
  expect(backoffsOf({})).toEqual([10_000, 20_000, 40_000]);
  expect(backoffsOf({ retryAfterMs: 0 })).toEqual([10_000, 20_000, 40_000]);
  expect(backoffsOf({ retryAfterMs: 30_000 })).toEqual([30_000, 30_000, 40_000]);
});

test.each(["account", "contact"] as const)(
  "at a limit of the %s they are what it says, and a growing second at least",
  (limit) => {
    expect(backoffsOf({ limit, retryAfterMs: 5000 })).toEqual([5000, 5000, 5000]);
    expect(backoffsOf({ limit, retryAfterMs: 0 })).toEqual([1000, 2000, 4000]);
    expect(backoffsOf({ limit })).toEqual([10_000, 20_000, 40_000]);
  },
);
