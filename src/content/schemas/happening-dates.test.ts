import { expect, test } from "vitest";
import type { HappeningTime } from "#content/kinds/happening.ts";
import { builtInRestaurants } from "#content/built-in/built-in-restaurants.ts";
import { aHappening } from "#tests/builders/happening.ts";
import { aSnapshot } from "#tests/builders/snapshot.ts";
import { comingDates, comingHappenings, datesFrom } from "./happening-dates.ts";

const time = (given: Partial<HappeningTime>): HappeningTime => ({
  from: "2026-12-05",
  through: null,
  weekdays: [],
  begins: null,
  ends: null,
  ...given,
});

// Rule 4.16.
test.each([
  ["2026-12-01", {}, ["2026-12-05"]],
  ["2026-12-05", {}, ["2026-12-05"]],
  ["2026-12-06", {}, []],
  ["2026-12-06", { through: "2026-12-07" }, ["2026-12-06", "2026-12-07"]],
  [
    "2026-12-05",
    { weekdays: ["wednesday", "saturday"], through: "2026-12-16" },
    ["2026-12-05", "2026-12-09", "2026-12-12", "2026-12-16"],
  ],
  ["2026-12-01", { weekdays: ["sunday"], through: "2026-12-05" }, []],
  ["2026-12-31", { weekdays: ["friday"], through: "2027-01-08" }, ["2027-01-01", "2027-01-08"]],
  // Over a 29 February, and over the end of a year without one.
  [
    "2032-02-28",
    { weekdays: ["saturday", "sunday"] },
    ["2032-02-28", "2032-02-29", "2032-03-06", "2032-03-07", "2032-03-13"],
  ],
  [
    "2028-02-28",
    { from: "2027-01-01", through: "2028-03-01" },
    ["2028-02-28", "2028-02-29", "2028-03-01"],
  ],
] as const)("from %s, %j takes place on %j", (from, given, expected) => {
  expect(datesFrom(from, [time(given)], 5).map(({ day }) => day)).toEqual(expected);
});

test("merges the dates of several times in order, each once, up to the maximum", () => {
  const times = [
    time({ weekdays: ["saturday"], begins: "13:00" }),
    time({ from: "2026-12-12", begins: "13:00" }),
    time({ from: "2026-12-12", begins: "20:00" }),
  ];
  const words = (most: number) =>
    datesFrom("2026-12-06", times, most).map(({ day, begins }) => `${day} ${begins}`);
  expect(words(3)).toEqual(["2026-12-12 13:00", "2026-12-12 20:00", "2026-12-19 13:00"]);
  expect(words(1)).toEqual(["2026-12-12 13:00"]);
});

// By each restaurant's clock: rules 3.30 and 3.31.
test.each([
  ["a minute before its end", { begins: "13:00", ends: "16:00" }, "2026-12-05T14:59Z", true],
  ["at its end", { begins: "13:00", ends: "16:00" }, "2026-12-05T15:00Z", false],
  ["after midnight, before its end", { begins: "22:00", ends: "03:00" }, "2026-12-06T01:30Z", true],
  ["after midnight, at its end", { begins: "22:00", ends: "03:00" }, "2026-12-06T02:00Z", false],
  ["before its begin, without an end", { begins: "21:00" }, "2026-12-05T19:59Z", true],
  ["at its begin, without an end", { begins: "21:00" }, "2026-12-05T20:00Z", false],
  ["a minute before midnight, without hours", {}, "2026-12-05T22:59Z", true],
  ["at midnight, without hours", {}, "2026-12-05T23:00Z", false],
] as const)("a date in Madrid is ahead or over %s", (_, given, now, isThere) => {
  const madrid = comingDates([time(given)], ["Europe/Madrid"], new Date(now), 1);
  expect(madrid.map(({ day }) => day)).toEqual(isThere ? ["2026-12-05"] : []);
  // It continues in a zone further behind; without a zone, until the service day ends.
  const zones = ["Europe/Madrid", "America/Santiago"];
  expect(comingDates([time(given)], zones, new Date(now), 1)).toHaveLength(1);
  expect(comingDates([time(given)], [undefined], new Date(now), 1)).toHaveLength(1);
});

test("moves a repeated date to its next day once it is over", () => {
  const weekly = time({ weekdays: ["saturday"], begins: "13:00", ends: "16:00" });
  const next = (now: string) =>
    comingDates([weekly], ["Europe/Madrid"], new Date(now), 2).map(({ day }) => day);
  expect(next("2026-12-05T10:00Z")).toEqual(["2026-12-05", "2026-12-12"]);
  expect(next("2026-12-05T18:15Z")).toEqual(["2026-12-12", "2026-12-19"]);
});

test("sorts a thousand special dates by their next day, anew each day", () => {
  const happenings = Array.from({ length: 1000 }, (_, at) =>
    aHappening({
      slug: `h-${String(at).padStart(4, "0")}`,
      times: [time({ from: "2026-01-01", weekdays: [at % 2 === 0 ? "monday" : "sunday"] })],
    }),
  );
  const over = aHappening({ slug: "over", times: [time({ from: "2026-12-04" })] });
  const all = [over, ...happenings];
  const content = aSnapshot({ restaurants: builtInRestaurants() }, { happenings: all });
  const coming = comingHappenings(content, new Date("2026-12-05T12:00Z"));
  expect(coming).toHaveLength(1000);
  expect(coming[0]).toMatchObject({ happening: { slug: "h-0001" }, next: { day: "2026-12-06" } });
  expect(coming[999]).toMatchObject({ happening: { slug: "h-0998" }, next: { day: "2026-12-07" } });
  const before = comingHappenings(content, new Date("2026-12-04T12:00Z"));
  expect(before[0]?.happening.slug).toBe("over");
  expect(comingHappenings(content, new Date("2026-12-05T12:00Z"))).toEqual(coming);
});
