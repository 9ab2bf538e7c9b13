import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLimits, createMemoryStore, LIMITS, type Networks } from "./limits.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Creates limits; `admits` returns which of `length` calls are admitted. */
function counting(changes = {}) {
  const quota = { seconds: 60, each: 4, all: 20, few: 1, ...changes };
  const { limit, giveBack } = createLimits(createMemoryStore(), { ...LIMITS, render: quota });
  const admits = (length: number, visitor: (at: number) => Networks) =>
    Array.fromAsync({ length }, async (_, at) => (await limit("render", visitor(at))) === 0);
  return { admits, limit, giveBack };
}
const ipv4 = (at: number): Networks => ({ own: `ip ${at}`, prefix: undefined });
const line = (at: number): Networks => ({ own: `line ${at}`, prefix: "site" });
const first = (admitted: number, of: number) =>
  Array.from({ length: of }, (_, at) => at < admitted);

test("limits an IP to its quota, a /48 to three times as much", async () => {
  const { admits } = counting();
  expect(await admits(6, () => ipv4(0))).toEqual(first(4, 6));
  expect(await admits(100, line)).toEqual(first(12, 100));
});

test("admits a few calls per visitor beyond the common limit", async () => {
  const { admits } = counting();
  expect(await admits(20, ipv4)).toEqual(first(20, 20));
  expect(await admits(2, () => ipv4(100))).toEqual(first(1, 2));
  expect(await admits(5, line)).toEqual(first(3, 5));
});

test("applies only the common limit without an IP", async () => {
  const { admits } = counting({ all: 6 });
  expect(await admits(7, () => ({ own: undefined, prefix: undefined }))).toEqual(first(6, 7));
});

test("gives back at most what was counted", async () => {
  const { admits, giveBack } = counting({ each: 2, all: 2, few: 2 });
  expect(await admits(4, () => ipv4(0))).toEqual(first(2, 4));
  await giveBack("render", ipv4(0), 9);
  expect(await admits(3, () => ipv4(0))).toEqual(first(2, 3));
});

test("returns the seconds until a window ends, then counts anew", async () => {
  const { limit } = createLimits(createMemoryStore());
  const tiles = async (count: number) =>
    (await Array.fromAsync({ length: count }, () => limit("staffTile"))).at(-1);
  expect([await tiles(100), await tiles(1), await limit("tile")]).toEqual([0, 60, 0]);
  vi.advanceTimersByTime(59_999);
  expect(await tiles(1)).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await tiles(100)).toBe(0);
});

test("does not count a refused call", () => {
  const { take } = createMemoryStore();
  expect([1, 1, 2, 2].map((maximum) => take("a:b", maximum, 60))).toEqual([0, 60, 0, 60]);
});

// The privacy notice promises this for IPs.
test("deletes keys when their window ends, without another call", () => {
  const forget = vi.spyOn(Map.prototype, "delete");
  void createMemoryStore().take("render:ip", 1, 60);
  vi.advanceTimersByTime(60_000);
  expect(forget).toHaveBeenCalledWith("render");
  forget.mockRestore();
});

test("bounds the memory in a flood of keys", () => {
  const { take } = createMemoryStore();
  expect([take("a:first", 1, 60), take("a:first", 1, 60)]).toEqual([0, 60]);
  for (let key = 0; key < 100_000; key += 1) void take(`a:${key}`, 1, 60);
  expect(take("a:first", 1, 60)).toBe(0);
});
