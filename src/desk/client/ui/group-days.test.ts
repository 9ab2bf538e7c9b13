import { expect, test } from "vitest";
import { daysUpTo, groupToday } from "./group-days.ts";

test("the group's day is that of São Paulo", () => {
  expect(groupToday(new Date("2026-11-23T02:59:00Z"))).toBe("2026-11-22");
  expect(groupToday(new Date("2026-11-23T03:00:00Z"))).toBe("2026-11-23");
});

test("days go back over the end of a month", () => {
  expect(daysUpTo("2028-03-01", 3)).toEqual(["2028-02-28", "2028-02-29", "2028-03-01"]);
});
