import { expect, test } from "vitest";
import { daysUpTo } from "#desk/client/ui/group-days.ts";
import { axisEnd, countLeads } from "./lead-totals.ts";

test("counts are added up by day and by restaurant, and days without leads are there", () => {
  const days = daysUpTo("2026-11-22", 3);
  const count = (
    day: string,
    restaurant: string,
    form: "event_form" | "contact_form",
    of: number,
  ) => ({
    day,
    restaurant,
    form,
    count: of,
  });
  const counts = [
    count("2026-11-22", "rio", "event_form", 1),
    count("2026-11-22", "madrid", "event_form", 2),
    count("2026-11-22", "madrid", "contact_form", 3),
    count("2026-11-20", "rio", "contact_form", 1),
    // Of a day that began while the page was loading.
    count("2026-11-23", "chile", "contact_form", 9),
  ];
  const { total, byDay, byRestaurant } = countLeads(counts, days);
  expect(total).toBe(7);
  expect(byDay.map((one) => one.count)).toEqual([1, 0, 6]);
  expect(byRestaurant.map((one) => [one.restaurant, one.total])).toEqual([
    ["madrid", 5],
    ["rio", 2],
  ]);
  expect(byRestaurant[1]?.byDay.map((one) => one.count)).toEqual([1, 0, 1]);
});

test("an axis ends with a round number that is no less than the most", () => {
  expect([0, 1, 3, 7, 11, 60, 1001].map(axisEnd)).toEqual([1, 1, 5, 10, 20, 100, 2000]);
});
