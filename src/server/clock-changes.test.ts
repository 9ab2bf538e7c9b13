import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Menu } from "#content/snapshot.ts";
import { aFullMenu } from "#tests/builders/menu-content.ts";
import { watchClock } from "./clock-changes.ts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-12-31T23:30:00Z") }));
afterEach(() => void vi.useRealTimers());

function changesOf(menus: readonly Menu[] = []) {
  const changes: string[] = [];
  watchClock(
    () => menus,
    (what) => changes.push(what),
  );
  return changes;
}

test("each new day is announced once, within a minute", () => {
  const changes = changesOf();
  vi.setSystemTime(new Date("2027-01-01T03:58:30Z"));
  vi.advanceTimersByTime(60_000);
  expect(changes).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(changes).toEqual(["day"]);
  vi.advanceTimersByTime(2 * 60 * 60_000);
  expect(changes).toHaveLength(1);
  // The machine slept.
  vi.setSystemTime(new Date("2027-01-03T12:00:00Z"));
  vi.advanceTimersByTime(60_000);
  expect(changes).toHaveLength(2);
});

// Rule 4.17.
test("a dish that is to be had again is announced once, within a minute", () => {
  const [section = { title: { pt: "", en: "", es: "" }, items: [] }] = aFullMenu().sections;
  const items = [{ name: "Picanha", soldOutUntil: "2026-12-31T23:31:30.000Z" }];
  const menu = { ...aFullMenu(), sections: [{ ...section, items }], updatedAt: "" };
  const changes = changesOf([menu]);
  vi.advanceTimersByTime(60_000);
  expect(changes).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(changes).toEqual(["sold-out"]);
  vi.advanceTimersByTime(10 * 60_000);
  expect(changes).toHaveLength(1);
});
