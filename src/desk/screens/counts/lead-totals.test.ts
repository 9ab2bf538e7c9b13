import { expect, test } from "vitest";
import { daysUpTo } from "#desk/ui/group-days.ts";
import { countLeads } from "./lead-totals.ts";

test("sums counts by day and restaurant, with days without leads", () => {
  const days = daysUpTo("2026-11-22", 3);
  const counts = [
    { day: "2026-11-22", restaurant: "rio", form: "event_form", count: 1 },
    { day: "2026-11-22", restaurant: "madrid", form: "event_form", count: 2 },
    { day: "2026-11-22", restaurant: "madrid", form: "contact_form", count: 3 },
    { day: "2026-11-20", restaurant: "rio", form: "contact_form", count: 1 },
    // A day that began during loading.
    { day: "2026-11-23", restaurant: "chile", form: "contact_form", count: 9 },
  ] as const;
  const { total, byDay, byRestaurant } = countLeads(counts, days);
  expect(total).toBe(7);
  expect(byDay.map((one) => one.count)).toEqual([1, 0, 6]);
  expect(byRestaurant.map((one) => [one.restaurant, one.total])).toEqual([
    ["madrid", 5],
    ["rio", 2],
  ]);
  expect(byRestaurant[1]?.byDay.map((one) => one.count)).toEqual([1, 0, 1]);
});
