import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRateLimiter } from "./rate-limiter.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("each name has its maximum, and with the next window everything counts again", () => {
  const take = createRateLimiter();
  expect([take("a", 2), take("a", 2), take("a", 2), take("b", 2)]).toEqual([0, 0, 60, 0]);
  vi.advanceTimersByTime(59_999);
  expect(take("a", 2)).toBe(1);
  vi.advanceTimersByTime(1);
  expect([take("a", 1), take("a", 1)]).toEqual([0, 60]);
});

// The privacy notice says so of the IPs that are counted here.
test("a name is forgotten with its window, though nobody comes after it", () => {
  const clear = vi.spyOn(Map.prototype, "clear");
  createRateLimiter()("a", 1);
  clear.mockClear();
  vi.advanceTimersByTime(60_000);
  expect(clear).toHaveBeenCalledOnce();
  clear.mockRestore();
});

test("a flood of names does not fill the memory", () => {
  const take = createRateLimiter();
  expect([take("first", 1), take("first", 1)]).toEqual([0, 60]);
  for (let name = 0; name < 100_000; name += 1) take(String(name), 1);
  expect(take("first", 1)).toBe(0);
});
