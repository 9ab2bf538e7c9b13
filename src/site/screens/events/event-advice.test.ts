import fc from "fast-check";
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

test("the rooms that hold the guests are the oracle's, the smallest first", () => {
  const venue = fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 4 });
  const guests = fc.oneof(
    fc.integer({ min: -2, max: 220 }).map(String),
    fc.constantFrom("", "many", "1e2", "12.5", "0x3c"),
  );
  fc.assert(
    fc.property(fc.array(venue, { maxLength: 5 }), guests, (capacities, guestCount) => {
      const venues = capacities.map((one, index) => aVenue(`v${index}`, one));
      const found = roomsFor(venues, guestCount).map(({ room }) => room.capacity);
      const isNumber = String(Math.trunc(Number(guestCount))) === guestCount;
      const count = isNumber && Number(guestCount) > 0 ? Number(guestCount) : Infinity;
      const wanted = capacities.flat().filter((one) => one >= count);
      expect(found).toEqual(wanted.toSorted((one, other) => one - other));
    }),
  );
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
