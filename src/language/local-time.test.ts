import { expect, test } from "vitest";
import { momentAt, momentsOf } from "./local-time.ts";

const SP = "America/Sao_Paulo";
const MADRID = "Europe/Madrid";
const SANTIAGO = "America/Santiago";
const written = (moment: Temporal.ZonedDateTime | undefined) =>
  moment?.toString({ timeZoneName: "never", smallestUnit: "minute" });

test.each([
  // An end that is not after the begin is on the next day.
  [SP, "2026-12-31", "21:00", "02:00", "2026-12-31T21:00-03:00", "2027-01-01T02:00-03:00"],
  [MADRID, "2028-02-28", "21:00", "00:00", "2028-02-28T21:00+01:00", "2028-02-29T00:00+01:00"],
  [MADRID, "2026-12-31", "13:00", null, "2026-12-31T13:00+01:00", undefined],
  // The clocks change between two dates, and within a night.
  [SANTIAGO, "2027-04-03", "13:00", "16:00", "2027-04-03T13:00-03:00", "2027-04-03T16:00-03:00"],
  [SANTIAGO, "2027-04-10", "13:00", "16:00", "2027-04-10T13:00-04:00", "2027-04-10T16:00-04:00"],
  [MADRID, "2027-03-27", "22:00", "03:30", "2027-03-27T22:00+01:00", "2027-03-28T03:30+02:00"],
  // A begin that the clocks skip comes after the gap, with its end.
  [MADRID, "2027-03-28", "02:30", null, "2027-03-28T03:30+02:00", undefined],
  [MADRID, "2027-03-28", "02:30", "03:30", "2027-03-28T03:30+02:00", "2027-03-28T04:30+02:00"],
  [MADRID, "2027-03-28", "02:45", "03:15", "2027-03-28T03:45+02:00", "2027-03-28T04:15+02:00"],
  [SANTIAGO, "2027-09-05", "00:15", "01:10", "2027-09-05T01:15-03:00", "2027-09-05T02:10-03:00"],
  // An end that they skip.
  [MADRID, "2027-03-28", "01:30", "02:30", "2027-03-28T01:30+01:00", "2027-03-28T03:30+02:00"],
  // Hours that they repeat are the first ones.
  [MADRID, "2027-10-31", "02:30", "02:45", "2027-10-31T02:30+02:00", "2027-10-31T02:45+02:00"],
  [MADRID, "2027-10-31", "02:30", "03:30", "2027-10-31T02:30+02:00", "2027-10-31T03:30+01:00"],
] as const)(
  "in %s on %s from %s to %s are these moments",
  (zone, day, begins, ends, ...moments) => {
    const { start, end } = momentsOf({ day, begins, ends }, zone);
    expect([start, end].map(written)).toEqual(moments);
  },
);

test("nothing ends before it begins, at no quarter of an hour of a night that changes the clocks", () => {
  const times = Array.from({ length: 24 }, (_, at) =>
    [Math.floor(at / 4), (at % 4) * 15].map((part) => String(part).padStart(2, "0")).join(":"),
  );
  for (const [zone, day] of [
    [MADRID, "2027-03-28"],
    [MADRID, "2027-10-31"],
    [SANTIAGO, "2027-04-03"],
    [SANTIAGO, "2027-09-05"],
    [SP, "2027-02-21"],
    ["Australia/Lord_Howe", "2027-10-03"],
    ["America/New_York", "2027-11-07"],
  ] as const) {
    for (const begins of times) {
      for (const ends of times) {
        const { start, end = start } = momentsOf({ day, begins, ends }, zone);
        expect(end.epochMilliseconds, `${zone} ${begins}–${ends}`).toBeGreaterThan(
          start.epochMilliseconds,
        );
      }
    }
  }
});

test("minutes after midnight are what the clock shows, on days that change it and past midnight", () => {
  expect(written(momentAt("2027-03-28", 13 * 60, MADRID))).toBe("2027-03-28T13:00+02:00");
  expect(written(momentAt("2027-10-31", 13 * 60, MADRID))).toBe("2027-10-31T13:00+01:00");
  expect(written(momentAt("2027-09-04", 1440 + 90, SANTIAGO))).toBe("2027-09-05T01:30-03:00");
});
