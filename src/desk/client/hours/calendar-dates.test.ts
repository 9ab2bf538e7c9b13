import { expect, test } from "vitest";
import { dateByKey, monthAfter, wallNow, weeksOf } from "./calendar-dates.ts";

test("a month has its weeks, with days of the months beside it", () => {
  const weeks = weeksOf("2026-12");
  expect(weeks[0]?.[0]).toBe("2026-11-30");
  expect(weeks.at(-1)?.at(-1)).toBe("2027-01-03");
  expect(weeks).toHaveLength(5);
  expect(weeksOf("2027-02")).toHaveLength(4);
  expect(weeksOf("2026-08")).toHaveLength(6);
});

test.each([
  ["2026-01-31", 1, "2026-02-28"],
  ["2028-01-31", 1, "2028-02-29"],
  ["2026-12-15", 1, "2027-01-15"],
  ["2026-01-15", -1, "2025-12-15"],
  ["2028-02-29", 12, "2029-02-28"],
])("%s and %i months is %s", (date, months, after) => {
  expect(monthAfter(date, months)).toBe(after);
});

test.each([
  ["ArrowLeft", false, "2026-11-30"],
  ["ArrowDown", false, "2026-12-08"],
  ["Home", false, "2026-11-30"],
  ["End", false, "2026-12-06"],
  ["PageUp", false, "2026-11-01"],
  ["PageDown", true, "2027-12-01"],
  ["a", false, undefined],
])("from 1 December %s leads to the right day", (key, isShift, date) => {
  expect(dateByKey("2026-12-01", key, isShift)).toBe(date);
});

test.each([
  ["Europe/Madrid", "2026-12-25T20:30", "2026-12-25T19:30:00.000Z"],
  ["Europe/Madrid", "2026-07-01T00:15", "2026-06-30T22:15:00.000Z"],
  ["America/Santiago", "2026-09-06T12:00", "2026-09-06T15:00:00.000Z"],
  ["Europe/Madrid", "2026-03-29T04:00", "2026-03-29T02:00:00.000Z"],
  ["Europe/Madrid", "2026-10-25T12:00", "2026-10-25T11:00:00.000Z"],
])("in %s a clock shows %s at %s", (zone, wall, moment) => {
  expect(wallNow(zone, new Date(moment))).toBe(wall);
});
