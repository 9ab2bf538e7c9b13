import { expect, test } from "vitest";
import { createRateLimiter } from "./rate-limiter.ts";
import { type Networks, takeForVisitor } from "./visitor-limits.ts";

const LIMITS = { perIp: 4, together: 20, little: 1 };

/** Says of so many visits, one after the other, which are admitted. */
function counting(limits = LIMITS) {
  const take = createRateLimiter();
  return (length: number, visitor: (at: number) => Networks) =>
    Array.fromAsync(
      { length },
      async (_, at) => (await takeForVisitor(take, visitor(at), limits)) === 0,
    );
}
const ipv4 = (at: number): Networks => ({ own: `ip ${at}`, prefix: undefined });
const line = (at: number): Networks => ({ own: `line ${at}`, prefix: "site" });
const first = (admitted: number, of: number) =>
  Array.from({ length: of }, (_, at) => at < admitted);

test("an IP has its share, and a /48 that of three", async () => {
  const admits = counting();
  expect(await admits(6, () => ipv4(0))).toEqual(first(4, 6));
  expect(await admits(100, line)).toEqual(first(12, 100));
});

test("above the common limit whoever has asked for little is admitted, and nobody for more", async () => {
  const admits = counting();
  expect(await admits(20, ipv4)).toEqual(first(20, 20));
  expect(await admits(2, () => ipv4(100))).toEqual(first(1, 2));
  expect(await admits(5, line)).toEqual(first(3, 5));
});

test("without an IP of their own visitors have the common limit alone", async () => {
  const admits = counting({ ...LIMITS, together: 6 });
  expect(await admits(7, () => ({ own: undefined, prefix: undefined }))).toEqual(first(6, 7));
});
