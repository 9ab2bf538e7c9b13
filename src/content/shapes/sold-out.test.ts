import { expect, test } from "vitest";
import { WEEKDAYS } from "#language/weekdays.ts";
import { isSoldOut } from "./menu-dates.ts";
import type { OpeningHours } from "./opening-hours.ts";
import { endOfSoldOut, withSoldOut } from "./sold-out.ts";

const openingHours: OpeningHours = {
  timeZone: "Europe/Madrid",
  weekly: [
    { days: WEEKDAYS, opens: "13:30", closes: "16:00" },
    { days: WEEKDAYS, opens: "20:30", closes: "01:00" },
  ],
  exceptions: [
    { date: "2026-12-24", name: null, spans: [{ opens: "13:30", closes: "17:00" }] },
    { date: "2026-12-25", name: null, spans: [] },
  ],
  validFrom: "",
  validUntil: "",
};
const until = (now: string, hours: OpeningHours | null = openingHours) =>
  endOfSoldOut({ openingHours: hours }, new Date(now)).replace(":00.000Z", "Z");

// Rule 4.17.
test.each([
  ["at lunch, until dinner is over", "2026-11-20T13:00Z", "2026-11-21T00:00Z"],
  ["before opening", "2026-11-20T08:00Z", "2026-11-21T00:00Z"],
  ["after midnight, until last night's is over", "2026-11-20T23:30Z", "2026-11-21T00:00Z"],
  ["on a special day", "2026-12-24T12:00Z", "2026-12-24T16:00Z"],
  ["after that, until the service day ends", "2026-12-24T20:00Z", "2026-12-25T04:00Z"],
  ["on a day that is closed", "2026-12-25T12:00Z", "2026-12-26T04:00Z"],
  ["in summer", "2026-07-20T13:00Z", "2026-07-20T23:00Z"],
  // At two in the morning of 29 March the clock goes on to three.
  ["in the night in which the clock changes", "2026-03-28T22:00Z", "2026-03-29T00:00Z"],
])("a dish is sold out until the restaurant closes: %s", (_, now, closing) => {
  expect(until(now)).toBe(closing);
});

test("without known hours it is sold out until the service day ends", () => {
  expect(until("2026-11-20T23:00Z", null)).toBe("2026-11-21T04:00Z");
  expect(until("2026-11-21T03:59:59Z", null)).toBe("2026-11-21T04:00Z");
});

test("a mark is for every dish of the name, ends by itself, and takes old marks away", () => {
  const now = new Date("2026-11-20T20:00:00Z");
  const [past, later] = ["2026-11-20T03:00:00.000Z", "2026-11-21T02:30:00.000Z"];
  const title = { pt: "", en: "", es: "" };
  const sections = [
    { title, items: [{ name: "A" }, { name: "B", soldOutUntil: past }] },
    { title, items: [{ name: "A" }, { name: "C", soldOutUntil: later }] },
  ];
  const marked = withSoldOut(sections, "A", { until: later, now });
  const dishes = marked?.flatMap(({ items }) => items) ?? [];
  expect(dishes).toEqual([
    { name: "A", soldOutUntil: later },
    { name: "B" },
    { name: "A", soldOutUntil: later },
    { name: "C", soldOutUntil: later },
  ]);
  expect(dishes.map((dish) => isSoldOut(dish, now))).toEqual([true, false, true, true]);
  expect(dishes.some((dish) => isSoldOut(dish, new Date(later)))).toBe(false);
  const [first] = withSoldOut(marked ?? [], "A", { until: undefined, now }) ?? [];
  expect(first?.items).toEqual([{ name: "A" }, { name: "B" }]);
  expect(withSoldOut(sections, "D", { until: later, now })).toBeUndefined();
});
