import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { builtInRestaurants } from "#content/built-in/built-in-restaurants.ts";
import type { Happening, Menu } from "#content/snapshot.ts";
import { aHappening } from "#tests/builders/happening.ts";
import { aFullMenu } from "#tests/builders/menu-content.ts";
import { aSnapshot } from "#tests/builders/snapshot.ts";
import { watchClock } from "./clock-changes.ts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-12-31T23:30:00Z") }));
afterEach(() => void vi.useRealTimers());

function changesOf(parts: { menus?: readonly Menu[]; happenings?: readonly Happening[] } = {}) {
  const changes: string[] = [];
  const { menus = [], happenings = [] } = parts;
  const content = aSnapshot({ restaurants: builtInRestaurants(), menus }, { happenings });
  watchClock(
    () => content,
    (what) => changes.push(what),
  );
  return changes;
}

test("announces each new day once, within a minute", () => {
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
test("announces a dish that is available again once, within a minute", () => {
  const [section = { title: { pt: "", en: "", es: "" }, items: [] }] = aFullMenu().sections;
  const items = [{ name: "Picanha", soldOutUntil: "2026-12-31T23:31:30.000Z" }];
  const menu = { ...aFullMenu(), sections: [{ ...section, items }], updatedAt: "" };
  const changes = changesOf({ menus: [menu] });
  vi.advanceTimersByTime(60_000);
  expect(changes).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(changes).toEqual(["sold-out"]);
  vi.advanceTimersByTime(10 * 60_000);
  expect(changes).toHaveLength(1);
});

// Rule 3.30.
test("announces a special date that is over in one of its restaurants' zones", () => {
  const times = [
    { from: "2027-01-01", through: null, weekdays: [], begins: "20:00", ends: "00:33" },
  ] as const;
  const restaurants = ["rubaiyat-madrid", "rubaiyat-rio"];
  vi.setSystemTime(new Date("2027-01-01T23:30:30Z"));
  const changes = changesOf({ happenings: [aHappening({ times, restaurants })] });
  vi.advanceTimersByTime(2 * 60_000);
  expect(changes).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(changes).toEqual(["special-date"]);
  vi.advanceTimersByTime(3 * 60 * 60_000);
  expect(changes).toHaveLength(1);
  vi.advanceTimersByTime(60 * 60_000);
  expect(changes).toEqual(["special-date", "special-date"]);
});
