import { expect, test } from "vitest";
import { NAMED_COUNTRIES } from "#language/countries.ts";
import { easterOf, holidaysOf } from "./national-holidays.ts";

const days = (...given: Parameters<typeof holidaysOf>) =>
  holidaysOf(...given).map(({ date }) => date.slice(5));

test.each([
  [2024, "2024-03-31"],
  [2025, "2025-04-20"],
  [2026, "2026-04-05"],
  [2027, "2027-03-28"],
  [2038, "2038-04-25"],
  [2285, "2285-03-22"],
])("Easter of %i is on %s", (year, date) => expect(easterOf(year)).toBe(date));

test.each([
  ["Brasil", "01-01 02-16 02-17 04-03 04-21 05-01 06-04 09-07 10-12 11-02 11-15 11-20 12-25"],
  ["Espanha", "01-01 01-06 04-03 05-01 08-15 10-12 11-01 12-06 12-08 12-25"],
  // Moves days to Mondays and Fridays.
  [
    "Chile",
    "01-01 04-03 04-04 05-01 05-21 06-21 06-29 07-16 08-15 09-18 09-19 10-12 10-31 11-01 12-08 12-25",
  ],
  // Moves four of its days to Mondays.
  [
    "Argentina",
    "01-01 02-16 02-17 03-24 04-02 04-03 05-01 05-25 06-15 06-20 07-09 08-17 10-12 11-23 12-08 12-25",
  ],
] as const)("%s in 2026", (country, dates) => expect(days(country, 2026).join(" ")).toBe(dates));

test.each([
  // 2 January a Monday, 29 June a Thursday, 12 October a Thursday, 31 October a Tuesday.
  [2023, ["01-02", "06-26", "10-09", "10-27"]],
  // 17 September a Monday, 31 October a Wednesday, 12 October a Friday.
  [2018, ["09-17", "11-02", "10-15"]],
  [2024, ["06-20", "09-20"]],
  // 18 and 19 September are a weekend.
  [2027, ["09-17"]],
])("Chile in %i, where other days move", (year, dates) =>
  expect(days("Chile", year)).toEqual(expect.arrayContaining(dates)),
);

test("lists every country's days in order, with names in three languages", () => {
  for (const country of NAMED_COUNTRIES) {
    for (let year = 2024; year < 2046; year += 1) {
      const dates = holidaysOf(country, year).map(({ date }) => date);
      expect(dates).toEqual(dates.toSorted());
      for (const { date, name } of holidaysOf(country, year)) {
        expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
        expect(Object.values(name).every((text) => text.trim() !== "")).toBe(true);
      }
    }
  }
});
