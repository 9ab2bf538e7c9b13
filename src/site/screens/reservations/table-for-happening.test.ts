import { expect, test } from "vitest";
import { builtInRestaurants } from "#content/built-in/built-in-restaurants.ts";
import type { Restaurant } from "#content/snapshot.ts";
import { aHappening } from "#tests/builders/happening.ts";
import { readTableFor } from "./table-choice.ts";

const NOW = new Date("2026-12-01T12:00Z");
const HOLDS = { validFrom: "", validUntil: "" };
const CLOSED = { timeZone: "Europe/Madrid", weekly: [], ...HOLDS };
const RESTAURANTS: Restaurant[] = builtInRestaurants().map((one) => ({
  ...one,
  openingHours: CLOSED,
}));
const read = (
  query: string,
  happening: Parameters<typeof readTableFor>[0] = aHappening(),
  { now = NOW, restaurants = RESTAURANTS }: { now?: Date; restaurants?: Restaurant[] } = {},
) => readTableFor(happening, new URLSearchParams(query), restaurants, now);
const TABLE = "restaurant=rubaiyat-madrid&people=2&time=13:00";

// Rule 3.31.
test("a table at a special date begins with its next day and hour, and no error", () => {
  const { values, errors, isComplete } = read("restaurant=rubaiyat-madrid");
  expect(values).toMatchObject({ date: "2026-12-05", time: "13:00", people: "" });
  expect([errors, isComplete]).toEqual([{}, false]);
  expect(read("restaurant=rubaiyat-madrid", null).values).toMatchObject({ date: "", time: "" });
});

test("on its days its restaurants are open, on others and elsewhere their hours count", () => {
  expect(read(`${TABLE}&date=2026-12-12`).isComplete).toBe(true);
  expect(read(`${TABLE}&date=2026-12-13`).errors).toEqual({ date: "closed" });
  expect(read(`${TABLE}&date=2026-12-12`, null).errors).toEqual({ date: "closed" });
  const elsewhere = TABLE.replace("madrid", "rio");
  expect(read(`${elsewhere}&date=2026-12-12`).errors).toEqual({ date: "closed" });
  for (const date of ["", "a", "2026-02-30"]) {
    expect(read(`${TABLE}&date=${date}`).errors).toEqual({ date: "invalid" });
  }
});

test("a special date that has begun by its restaurant's clock is neither filled in nor taken", () => {
  const madrid = "restaurant=rubaiyat-madrid";
  const next = (now: string) => read(madrid, undefined, { now: new Date(now) }).values.date;
  expect(next("2026-12-05T11:59Z")).toBe("2026-12-05");
  expect(next("2026-12-05T12:00Z")).toBe("2026-12-12");
  expect(next("2026-12-05T18:15Z")).toBe("2026-12-12");
  const late = { now: new Date("2026-12-05T18:15Z") };
  expect(read(`${TABLE}&date=2026-12-05`, undefined, late).errors).toEqual({ time: "past" });
  expect(read(`${TABLE}&date=2026-12-12`, undefined, late).isComplete).toBe(true);
});

// Rule 3.24.
test.each([
  ["a-figueira-rubaiyat", "2026-12-05T18:15Z", "15:14", { time: "past" }],
  ["a-figueira-rubaiyat", "2026-12-05T18:15Z", "15:15", {}],
  ["sao-paulo", "2026-12-05T18:15Z", "09:00", { time: "past" }],
  ["cabana-las-lilas", "2026-12-06T02:30Z", "23:29", { time: "past" }],
  // The sixth of December, where it is.
  ["rubaiyat-madrid", "2026-12-05T23:30Z", "23:50", { date: "past" }],
  ["rubaiyat-chile", "2026-12-05T23:30Z", "23:50", {}],
] as const)(
  "at %s, whose hours are unknown, at %s the table at %s is judged by its clock",
  (restaurant, now, time, errors) => {
    const restaurants = builtInRestaurants().map((one) => ({ ...one, openingHours: null }));
    const query = `restaurant=${restaurant}&people=2&date=2026-12-05&time=${time}`;
    expect(read(query, null, { now: new Date(now), restaurants }).errors).toEqual(errors);
  },
);
