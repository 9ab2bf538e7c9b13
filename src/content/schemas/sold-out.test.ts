import { expect, test } from "vitest";
import { WEEKDAYS } from "#language/weekdays.ts";
import type { OpeningHours } from "./opening-hours.ts";
import type { TimedRestaurant } from "./opening-times.ts";
import { endOfSoldOut } from "./sold-out.ts";

const openingHours: OpeningHours = {
  timeZone: "Europe/Madrid",
  weekly: [
    { days: WEEKDAYS, opens: "13:30", closes: "16:00" },
    { days: WEEKDAYS, opens: "20:30", closes: "01:00" },
  ],
  validFrom: "",
  validUntil: "",
};
const DAY = { reason: null, notice: null };
const EVE = { from: "2026-12-24", to: "2026-12-24", spans: [{ opens: "13:30", closes: "17:00" }] };
const CHRISTMAS = { from: "2026-12-25", to: "2026-12-25", spans: [] };
const MADRID: TimedRestaurant = {
  openingHours,
  specialDays: [
    { ...EVE, ...DAY },
    { ...CHRISTMAS, ...DAY },
  ],
  citySlug: "madrid",
  country: "Espanha",
};
const until = (now: string, changes: Partial<TimedRestaurant> = {}) =>
  endOfSoldOut({ ...MADRID, ...changes }, new Date(now))
    .toISOString()
    .replace(":00.000Z", "Z");

// Rule 4.17.
test.each([
  ["at lunch, until dinner is over", "2026-11-20T13:00Z", "2026-11-21T00:00Z"],
  ["before opening", "2026-11-20T08:00Z", "2026-11-21T00:00Z"],
  ["after midnight, until last night's is over", "2026-11-20T23:30Z", "2026-11-21T00:00Z"],
  ["on a special day", "2026-12-24T12:00Z", "2026-12-24T16:00Z"],
  ["after that, until the service day ends", "2026-12-24T20:00Z", "2026-12-25T04:00Z"],
  ["on a day that is closed", "2026-12-25T12:00Z", "2026-12-26T04:00Z"],
  ["in summer", "2026-07-20T13:00Z", "2026-07-20T23:00Z"],
  // On 29 March the clock skips from two to three.
  ["in the night in which the clock changes", "2026-03-28T22:00Z", "2026-03-29T00:00Z"],
])("a dish is sold out until the restaurant closes: %s", (_, now, closing) => {
  expect(until(now)).toBe(closing);
});

const UNKNOWN = { openingHours: null, specialDays: [] };

test("ends a sold-out mark after the second of two equal hours", () => {
  const weekly = [{ days: WEEKDAYS, opens: "19:00", closes: "23:45" }];
  const santiago = { openingHours: { ...openingHours, timeZone: "America/Santiago", weekly } };
  // On Saturday, 4 April, the hour before midnight repeats.
  for (const now of ["2026-04-05T02:10Z", "2026-04-05T03:10Z"]) {
    expect(until(now, santiago)).toBe("2026-04-05T03:45Z");
  }
});

test("ends a sold-out mark with the service day if the hours are unknown", () => {
  expect(until("2026-11-20T23:00Z", UNKNOWN)).toBe("2026-11-21T04:00Z");
  expect(until("2026-11-21T03:59:59Z", UNKNOWN)).toBe("2026-11-21T04:00Z");
});
