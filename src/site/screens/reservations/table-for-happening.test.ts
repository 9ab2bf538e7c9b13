import { expect, test } from "vitest";
import { builtInRestaurants } from "#content/built-in-restaurants.ts";
import { aHappening } from "#tests/builders/happening.ts";
import { readTableFor } from "./table-choice.ts";

const NOW = new Date("2026-12-01T12:00Z");
const HOLDS = { validFrom: "", validUntil: "" };
const CLOSED = { timeZone: "Europe/Madrid", weekly: [], exceptions: [], ...HOLDS };
const RESTAURANTS = builtInRestaurants().map((one) => ({ ...one, openingHours: CLOSED }));
const read = (query: string, happening: Parameters<typeof readTableFor>[0] = aHappening()) =>
  readTableFor(happening, new URLSearchParams(query), RESTAURANTS, NOW);
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
