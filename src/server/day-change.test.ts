import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchDayChange } from "./day-change.ts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-12-31T23:30:00Z") }));
afterEach(() => void vi.useRealTimers());

test("each new day is announced once, within a minute", () => {
  const days: string[] = [];
  watchDayChange((day) => days.push(day));
  vi.setSystemTime(new Date("2027-01-01T03:58:30Z"));
  vi.advanceTimersByTime(60_000);
  expect(days).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(days).toEqual(["2027-01-01"]);
  vi.advanceTimersByTime(2 * 60 * 60_000);
  expect(days).toEqual(["2027-01-01"]);
  // The machine slept.
  vi.setSystemTime(new Date("2027-01-03T12:00:00Z"));
  vi.advanceTimersByTime(60_000);
  expect(days).toEqual(["2027-01-01", "2027-01-03"]);
});
