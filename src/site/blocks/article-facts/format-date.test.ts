import { expect, test } from "vitest";
import { formatDate } from "./format-date.ts";

test.each([
  ["pt", "28 de junho de 2024"],
  ["en", "28 June 2024"],
  ["es", "28 de junio de 2024"],
] as const)("a date is written as it is read in %s", (language, text) => {
  expect(formatDate("2024-06-28T12:00:00Z", language)).toEqual({ day: "2024-06-28", text });
});

test.each(["2024-06-28T00:00:00Z", "2024-06-28T23:59:59Z", "2024-06-27T22:00:00-03:00"])(
  "the day is the one in UTC, wherever the machine stands: %s",
  (moment) => expect(formatDate(moment, "en")?.text).toBe("28 June 2024"),
);

test.each(["", "soon"])("no date, no words: %j", (moment) => {
  expect(formatDate(moment, "pt")).toBeUndefined();
});
