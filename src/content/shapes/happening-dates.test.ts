import { expect, test } from "vitest";
import type { HappeningTime } from "#content/kinds/happening.ts";
import { aHappening } from "#tests/builders/happening.ts";
import { comingHappenings, datesFrom, momentsOf } from "./happening-dates.ts";

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
  // Years later, over a 29 February, and over the end of a year without one.
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
] as const)("seen from %s, a happening with %j is on %j", (from, given, expected) => {
  expect(datesFrom(from, [time(given)], 5).map(({ day }) => day)).toEqual(expected);
});

test("the dates of several times are in one order, each once, and no more than asked for", () => {
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

const SP = "America/Sao_Paulo";
const MADRID = "Europe/Madrid";
const SANTIAGO = "America/Santiago";

test.each([
  // What ends earlier than it begins ends on the next day.
  [SP, "2026-12-31", "21:00", "02:00", "2026-12-31T21:00-03:00", "2027-01-01T02:00-03:00"],
  [MADRID, "2028-02-28", "21:00", "00:00", "2028-02-28T21:00+01:00", "2028-02-29T00:00+01:00"],
  [MADRID, "2026-12-31", "13:00", null, "2026-12-31T13:00+01:00", undefined],
  [MADRID, "2026-12-31", null, null, undefined, undefined],
  // The clocks change between two dates, and within a night.
  [SANTIAGO, "2027-04-03", "13:00", "16:00", "2027-04-03T13:00-03:00", "2027-04-03T16:00-03:00"],
  [SANTIAGO, "2027-04-10", "13:00", "16:00", "2027-04-10T13:00-04:00", "2027-04-10T16:00-04:00"],
  [MADRID, "2027-03-27", "22:00", "03:30", "2027-03-27T22:00+01:00", "2027-03-28T03:30+02:00"],
  // An hour that the clocks skip is the one after it.
  [MADRID, "2027-03-28", "02:30", null, "2027-03-28T03:30+02:00", undefined],
])("in %s on %s from %s to %s are these moments", (zone, day, begins, ends, ...moments) => {
  const { start, end } = momentsOf({ day, begins, ends }, zone);
  const written = [start, end].map((one) =>
    one?.toString({ timeZoneName: "never", smallestUnit: "minute" }),
  );
  expect(written).toEqual(moments);
});

test("what comes next is first, of a thousand happenings as well, and another day has others", () => {
  const happenings = Array.from({ length: 1000 }, (_, at) =>
    aHappening({
      slug: `h-${String(at).padStart(4, "0")}`,
      times: [time({ from: "2026-01-01", weekdays: [at % 2 === 0 ? "monday" : "sunday"] })],
    }),
  );
  const over = aHappening({ slug: "over", times: [time({ from: "2026-12-04" })] });
  const all = [over, ...happenings];
  const coming = comingHappenings(all, "2026-12-05");
  expect(coming).toHaveLength(1000);
  expect(coming[0]).toMatchObject({ happening: { slug: "h-0001" }, next: { day: "2026-12-06" } });
  expect(coming[999]).toMatchObject({ happening: { slug: "h-0998" }, next: { day: "2026-12-07" } });
  expect(comingHappenings(all, "2026-12-04")[0]?.happening.slug).toBe("over");
  expect(comingHappenings(all, "2026-12-05")).toEqual(coming);
});
