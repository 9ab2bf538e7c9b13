import { expect, test } from "vitest";
import type { EventVenue } from "./event-venue.ts";
import { roomsFor, noticeOf } from "./quote-advice.tsx";

function aVenue(slug: string, capacities: readonly number[]): EventVenue {
  const rooms = capacities.map((capacity) => ({
    name: { text: `${slug} ${capacity}`, language: "pt" as const },
    capacity,
  }));
  const place = { city: "", citySlug: "", country: "" };
  return { slug, name: slug, ...place, gallery: [], rooms, mediaKitUrl: "" };
}

test("lists the rooms that hold the guests, smallest first", () => {
  const venues = [aVenue("a", [120, 40]), aVenue("b", [60, 0])];
  const capacities = (guests: string) => roomsFor(venues, guests).map(({ room }) => room.capacity);
  expect(capacities("41")).toEqual([60, 120]);
  expect(capacities("120")).toEqual([120]);
  for (const none of ["121", "", "0", "-2", "1e1", "12.5", "many"])
    expect(capacities(none)).toEqual([]);
});

test.each([
  ["2026-11-21", "past"],
  ["2026-11-22", "weeks"],
  ["2026-12-05", "weeks"],
  ["2026-12-06", "month"],
  ["2026-12-21", "month"],
  ["2026-12-22", undefined],
  ["2027-12-22", undefined],
  ["", undefined],
  ["tomorrow", undefined],
  ["2026-13-45", undefined],
])("on 22 November a wish for %j is %s", (date, notice) => {
  expect(noticeOf(date, "2026-11-22")).toBe(notice);
});
