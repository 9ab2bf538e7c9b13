import { expect, test } from "vitest";
import { createRateLimiter } from "./rate-limiter.ts";

test("with the next window everything counts again", () => {
  let now = 0;
  const admits = createRateLimiter({ perIp: 1, together: 2, windowMs: 1000 }, () => now);
  expect([admits("a"), admits("a"), admits("b"), admits("c")]).toEqual([true, false, true, false]);
  now = 999;
  expect(admits("c")).toBe(false);
  now = 1000;
  expect([admits("a"), admits("a")]).toEqual([true, false]);
});

test("without an IP only the common limit holds", () => {
  const admits = createRateLimiter({ perIp: 1, together: 3, windowMs: 1000 }, () => 0);
  expect(Array.from({ length: 4 }, () => admits(undefined))).toEqual([true, true, true, false]);
});
