import { expect, test } from "vitest";
import { createRateLimiter } from "./rate-limiter.ts";

test("each name has its maximum, and with the next window everything counts again", () => {
  let now = 0;
  const take = createRateLimiter(2000, () => now);
  expect([take("a", 2), take("a", 2), take("a", 2), take("b", 2)]).toEqual([0, 0, 2, 0]);
  now = 1999;
  expect(take("a", 2)).toBe(1);
  now = 2000;
  expect([take("a", 1), take("a", 1)]).toEqual([0, 2]);
});

test("what is refused leaves no mark: another maximum under the same name still holds", () => {
  const take = createRateLimiter(1000, () => 0);
  expect([take("a", 1), take("a", 1), take("a", 2), take("a", 2)]).toEqual([0, 1, 0, 1]);
});

test("a flood of names does not fill the memory", () => {
  const take = createRateLimiter(1000, () => 0);
  expect([take("first", 1), take("first", 1)]).toEqual([0, 1]);
  for (let name = 0; name < 100_000; name += 1) take(String(name), 1);
  expect(take("first", 1)).toBe(0);
});
