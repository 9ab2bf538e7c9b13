import { describe, expect, test } from "vitest";
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
const daysFrom = (day: string, given: Partial<HappeningTime>, most = 5) =>
  datesFrom(day, [time(given)], most).map((date) => date.day);

// Rule 4.16.
describe("the dates of a happening", () => {
  test.each([
    ["one day", "2026-12-01", {}, ["2026-12-05"]],
    ["one day, on it", "2026-12-05", {}, ["2026-12-05"]],
    ["one day, after it", "2026-12-06", {}, []],
    ["days in a row", "2026-12-06", { through: "2026-12-07" }, ["2026-12-06", "2026-12-07"]],
    [
      "weekdays",
      "2026-12-05",
      { weekdays: ["wednesday", "saturday"], through: "2026-12-16" },
      ["2026-12-05", "2026-12-09", "2026-12-12", "2026-12-16"],
    ],
    [
      "weekdays that none of the days is",
      "2026-12-01",
      { weekdays: ["sunday"], through: "2026-12-05" },
      [],
    ],
    [
      "weekdays without an end, years later, over a 29 February",
      "2032-02-28",
      { weekdays: ["saturday", "sunday"] },
      ["2032-02-28", "2032-02-29", "2032-03-06", "2032-03-07", "2032-03-13"],
    ],
    [
      "every day over a 29 February, and over the end of a year without one",
      "2028-02-28",
      { from: "2027-01-01", through: "2028-03-01" },
      ["2028-02-28", "2028-02-29", "2028-03-01"],
    ],
    [
      "weekdays over the turn of the year",
      "2026-12-31",
      { weekdays: ["friday"], through: "2027-01-08" },
      ["2027-01-01", "2027-01-08"],
    ],
  ] as const)("%s", (_, from, given, expected) => {
    expect(daysFrom(from, given)).toEqual(expected);
  });

  test("of several times are in one order, each once, and no more than asked for", () => {
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
});

describe("the moments of a date", () => {
  const at = (zone: string, day: string, begins: string | null, ends: string | null) => {
    const { start, end } = momentsOf({ day, begins, ends }, zone);
    return [start, end].map((one) =>
      one?.toString({ timeZoneName: "never", smallestUnit: "minute" }),
    );
  };
  test("have the offset of the restaurant's zone, and end on the next day where they end earlier", () => {
    expect(at("America/Sao_Paulo", "2026-12-31", "21:00", "02:00")).toEqual([
      "2026-12-31T21:00-03:00",
      "2027-01-01T02:00-03:00",
    ]);
    expect(at("Europe/Madrid", "2028-02-28", "21:00", "00:00")).toEqual([
      "2028-02-28T21:00+01:00",
      "2028-02-29T00:00+01:00",
    ]);
    expect(at("Europe/Madrid", "2026-12-31", "13:00", null)).toEqual([
      "2026-12-31T13:00+01:00",
      undefined,
    ]);
    expect(at("Europe/Madrid", "2026-12-31", null, null)).toEqual([undefined, undefined]);
  });
  test("of the same clock differ by the change of the clocks, also within one night", () => {
    expect(at("Europe/Madrid", "2027-03-27", "22:00", "03:30")).toEqual([
      "2027-03-27T22:00+01:00",
      "2027-03-28T03:30+02:00",
    ]);
    expect(at("America/Santiago", "2027-04-03", "13:00", "16:00")[0]).toBe(
      "2027-04-03T13:00-03:00",
    );
    expect(at("America/Santiago", "2027-04-10", "13:00", "16:00")[0]).toBe(
      "2027-04-10T13:00-04:00",
    );
    // An hour that the clocks skip is the one after it.
    expect(at("Europe/Madrid", "2027-03-28", "02:30", null)[0]).toBe("2027-03-28T03:30+02:00");
  });
});

test("what comes next is first, of a thousand happenings as well, and another day has others", () => {
  const happenings = Array.from({ length: 1000 }, (_, at) =>
    aHappening({
      slug: `h-${String(at).padStart(4, "0")}`,
      times: [time({ from: "2026-01-01", weekdays: [at % 2 === 0 ? "monday" : "sunday"] })],
    }),
  );
  const over = aHappening({ slug: "over", times: [time({ from: "2026-12-04" })] });
  const coming = comingHappenings([over, ...happenings], "2026-12-05");
  expect(coming).toHaveLength(1000);
  expect([coming[0], coming.at(-1)].map((one) => [one?.happening.slug, one?.next.day])).toEqual([
    ["h-0001", "2026-12-06"],
    ["h-0998", "2026-12-07"],
  ]);
  const all = [over, ...happenings];
  expect(comingHappenings(all, "2026-12-04")[0]?.happening.slug).toBe("over");
  expect(comingHappenings(all, "2026-12-05")).toEqual(coming);
});
