import { expect, test } from "vitest";
import { daysUpTo, groupToday } from "./group-days.ts";

test("uses São Paulo's day for the group", () => {
  expect(groupToday(new Date("2026-11-23T02:59:00Z"))).toBe("2026-11-22");
  expect(groupToday(new Date("2026-11-23T03:00:00Z"))).toBe("2026-11-23");
});

test("counts days back over the end of a month", () => {
  expect(daysUpTo("2028-03-01", 3)).toEqual(["2028-02-28", "2028-02-29", "2028-03-01"]);
});
