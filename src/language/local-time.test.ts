import { expect, test } from "vitest";
import { momentAt, momentsOf } from "./local-time.ts";

const SP = "America/Sao_Paulo";
const MADRID = "Europe/Madrid";
const SANTIAGO = "America/Santiago";
const written = (moment: Temporal.ZonedDateTime | undefined) =>
  moment?.toString({ timeZoneName: "never", smallestUnit: "minute" });

test.each([
  // An end not after the begin is on the next day.
  [SP, "2026-12-31", "21:00", "02:00", "2026-12-31T21:00-03:00", "2027-01-01T02:00-03:00"],
  [MADRID, "2028-02-28", "21:00", "00:00", "2028-02-28T21:00+01:00", "2028-02-29T00:00+01:00"],
  [MADRID, "2026-12-31", "13:00", null, "2026-12-31T13:00+01:00", undefined],
  // Clock changes between two dates, and within a night.
  [SANTIAGO, "2027-04-03", "13:00", "16:00", "2027-04-03T13:00-03:00", "2027-04-03T16:00-03:00"],
  [SANTIAGO, "2027-04-10", "13:00", "16:00", "2027-04-10T13:00-04:00", "2027-04-10T16:00-04:00"],
  [MADRID, "2027-03-27", "22:00", "03:30", "2027-03-27T22:00+01:00", "2027-03-28T03:30+02:00"],
  // A begin within the gap moves after it, with its end.
  [MADRID, "2027-03-28", "02:30", null, "2027-03-28T03:30+02:00", undefined],
  [MADRID, "2027-03-28", "02:30", "03:30", "2027-03-28T03:30+02:00", "2027-03-28T04:30+02:00"],
  [MADRID, "2027-03-28", "02:45", "03:15", "2027-03-28T03:45+02:00", "2027-03-28T04:15+02:00"],
  [SANTIAGO, "2027-09-05", "00:15", "01:10", "2027-09-05T01:15-03:00", "2027-09-05T02:10-03:00"],
  // An end within the gap.
  [MADRID, "2027-03-28", "01:30", "02:30", "2027-03-28T01:30+01:00", "2027-03-28T03:30+02:00"],
  // The first of repeated hours.
  [MADRID, "2027-10-31", "02:30", "02:45", "2027-10-31T02:30+02:00", "2027-10-31T02:45+02:00"],
  [MADRID, "2027-10-31", "02:30", "03:30", "2027-10-31T02:30+02:00", "2027-10-31T03:30+01:00"],
] as const)("in %s on %s from %s to %s", (zone, day, begins, ends, ...moments) => {
  const { start, end } = momentsOf({ day, begins, ends }, zone);
  expect([start, end].map(written)).toEqual(moments);
});

test("never ends before it begins in nights with a clock change", () => {
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

test("counts minutes on the wall clock, past midnight and clock changes", () => {
  expect(written(momentAt("2027-03-28", 13 * 60, MADRID))).toBe("2027-03-28T13:00+02:00");
  expect(written(momentAt("2027-10-31", 13 * 60, MADRID))).toBe("2027-10-31T13:00+01:00");
  expect(written(momentAt("2027-09-04", 1440 + 90, SANTIAGO))).toBe("2027-09-05T01:30-03:00");
});
