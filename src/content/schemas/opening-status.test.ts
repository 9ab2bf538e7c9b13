import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type OpeningStatus,
  openingStatus,
  type OpeningTimes,
  wallClock,
} from "./opening-status.ts";

const DAYS_AHEAD = 8;

const timesOf = (changes: Partial<OpeningTimes> = {}): OpeningTimes => ({
  zone: "Europe/Madrid",
  week: [
    ["123456", 810, 960],
    ["123456", 1230, 1470],
  ],
  other: [],
  from: "",
  until: "",
  ...changes,
});

const at = (times: OpeningTimes, moment: string | number) =>
  openingStatus(times, wallClock(new Date(moment), times.zone));

const opens = (minutes: number, inDays: number, date: string) =>
  ({ state: "opens", at: minutes, inDays, date }) satisfies OpeningStatus;
const OTHER_DAYS: Partial<OpeningTimes> = {
  other: [
    ["2026-12-24", "2026-12-24", "", [[720, 1020]]],
    ["2026-12-25", "2026-12-25", "Natal", []],
    ["2027-01-04", "2027-01-17", "Obras", []],
  ],
};
const SOME_WEEKS = { from: "2026-11-02", until: "2026-11-23" };

test.each<[moment: string, times: Partial<OpeningTimes>, status: OpeningStatus | undefined]>([
  ["2026-11-23T13:30+01:00", {}, { state: "open", until: 960 }],
  ["2026-11-23T16:00+01:00", {}, opens(1230, 0, "2026-11-23")],
  ["2026-11-24T00:29+01:00", {}, { state: "open", until: 30 }],
  ["2026-11-24T00:30+01:00", {}, opens(810, 0, "2026-11-24")],
  ["2026-11-29T00:10+01:00", {}, { state: "open", until: 30 }],
  ["2026-11-29T12:00+01:00", {}, opens(810, 1, "2026-11-30")],
  // An exceptional day is closed by its name, and open at its own hours.
  [
    "2026-12-25T14:00+01:00",
    OTHER_DAYS,
    { state: "closed-today", name: "Natal", until: "2026-12-25" },
  ],
  [
    "2027-01-06T14:00+01:00",
    OTHER_DAYS,
    { state: "closed-today", name: "Obras", until: "2027-01-17" },
  ],
  // Special days apply although the week is unknown or not valid.
  [
    "2026-12-25T14:00+01:00",
    { ...OTHER_DAYS, week: null },
    { state: "closed-today", name: "Natal", until: "2026-12-25" },
  ],
  ["2026-12-24T12:30+01:00", { ...OTHER_DAYS, ...SOME_WEEKS }, { state: "open", until: 1020 }],
  ["2026-12-26T12:30+01:00", { ...OTHER_DAYS, week: null }, undefined],
  ["2026-12-24T16:30+01:00", OTHER_DAYS, { state: "open", until: 1020 }],
  ["2026-12-24T18:00+01:00", OTHER_DAYS, opens(810, 2, "2026-12-26")],
  // Outside the validity nothing is known, except the end of the last night.
  ["2026-11-01T14:00+01:00", SOME_WEEKS, undefined],
  ["2026-11-24T14:00+01:00", SOME_WEEKS, undefined],
  ["2026-11-24T00:10+01:00", SOME_WEEKS, { state: "open", until: 30 }],
  // Always open, and never open.
  ["2026-11-23T14:00Z", { week: [["1234567", 0, 1440]] }, { state: "open", until: undefined }],
  ["2026-11-23T14:00Z", { week: [] }, { state: "closed" }],
])("at %s, %j means %j", (moment, times, status) => {
  expect(at(timesOf(times), moment)).toEqual(status);
});

test.each([
  ["America/Sao_Paulo", "2026-06-01T02:59:59Z", "2026-05-31", 1439],
  ["America/Sao_Paulo", "2026-06-01T03:00Z", "2026-06-01", 0],
  // Clock changes by day, at night and at midnight, also by half an hour.
  ["Europe/Madrid", "2026-03-29T00:59Z", "2026-03-29", 119],
  ["Europe/Madrid", "2026-03-29T01:00Z", "2026-03-29", 180],
  ["America/Santiago", "2026-04-05T02:59Z", "2026-04-04", 1439],
  ["America/Santiago", "2026-04-05T03:00Z", "2026-04-04", 1380],
  ["America/Havana", "2026-03-08T05:00Z", "2026-03-08", 60],
  ["Australia/Lord_Howe", "2026-04-04T15:00Z", "2026-04-05", 90],
])("in %s, %s is %s and %i minutes", (zone, moment, date, minutes) => {
  expect(wallClock(new Date(moment), zone)).toEqual({ date, minutes });
});

const shift = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** A naive reference: whether the restaurant is open at this local minute. */
function isOpenAt(times: OpeningTimes, date: string, minute: number): boolean {
  return [0, -1].some((offset) => {
    const day = shift(date, offset);
    const other = times.other.find(([first, last]) => first <= day && day <= last);
    const isHeld = day >= times.from && (times.until === "" || day <= times.until);
    const weekday = "7123456"[new Date(day).getUTCDay()] ?? "";
    const spans =
      other?.[3] ??
      (times.week ?? [])
        .filter(([days]) => isHeld && days.includes(weekday))
        .map(([, from, to]) => [from, to]);
    const asked = minute - offset * 1440;
    return spans.some(([from = 0, to = 0]) => from <= asked && asked < to);
  });
}

function nextOnWall(times: OpeningTimes, date: string, minute: number, isOpen: boolean) {
  for (let ahead = 0; ahead < DAYS_AHEAD * 1440; ahead += 1) {
    const day = shift(date, Math.floor((minute + ahead) / 1440));
    const one = (minute + ahead) % 1440;
    if (isOpenAt(times, day, one) === isOpen) return { day, minute: one };
  }
  return undefined;
}

const span = fc
  .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 }))
  .map(([from, length]) => [from, from + length] as const);
const day = fc.integer({ min: 0, max: 729 }).map((days) => shift("2026-01-01", days));

const anyTimes = fc.record({
  zone: fc.constant(""),
  week: fc.array(
    fc
      .tuple(fc.subarray(["1", "2", "3", "4", "5", "6", "7"]), span)
      .map(([days, [from, to]]) => [days.join(""), from, to] as const),
    { maxLength: 10 },
  ),
  other: fc.uniqueArray(
    fc
      .tuple(day, fc.constantFrom("", "Natal"), fc.array(span, { maxLength: 2 }))
      .map(([date, why, spans]) => [date, date, why, spans] as const),
    { maxLength: 6, selector: ([date]) => date },
  ),
  from: fc.oneof(fc.constant(""), day),
  until: fc.oneof(fc.constant(""), day),
});

test("agrees with a minute-by-minute reference", () => {
  fc.assert(
    fc.property(anyTimes, day, fc.integer({ min: 0, max: 1439 }), (times, date, minute) => {
      const status = openingStatus(times, { date, minutes: minute });
      const isOpen = isOpenAt(times, date, minute);
      expect(status?.state === "open").toBe(isOpen);
      if (status?.state === "open") {
        const closing = nextOnWall(times, date, minute, false);
        if (status.until !== undefined) expect(status.until).toBe(closing?.minute);
        else expect(closing === undefined || closing.day >= shift(date, 7)).toBe(true);
        return;
      }
      const isSpecial = times.other.some(([from]) => from === date);
      const isKnown =
        isSpecial || (date >= times.from && (times.until === "" || date <= times.until));
      expect(status !== undefined).toBe(isKnown);
      if (status?.state === "closed-today") {
        expect(times.other).toContainEqual([date, date, status.name, []]);
        return;
      }
      if (status === undefined) return;
      const opening = nextOnWall(times, date, minute, true);
      if (status.state === "opens") {
        expect({ day: status.date, minute: status.at }).toEqual(opening);
        expect(status.inDays).toBe((Date.parse(status.date) - Date.parse(date)) / 86_400_000);
      }
      if (status.state === "closed")
        expect(opening === undefined || opening.day >= shift(date, 7)).toBe(true);
    }),
    { numRuns: 100 },
  );
});
