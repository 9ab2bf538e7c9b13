import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type OpeningStatus,
  openingStatus,
  type OpeningTimes,
  wallClock,
} from "./opening-status.ts";

/** Of the restaurants, and two whose clocks change at other times of the day. */
const ZONES = [
  "America/Sao_Paulo",
  "Europe/Madrid",
  "America/Santiago",
  "America/Argentina/Buenos_Aires",
  "America/Havana",
  "Australia/Lord_Howe",
];
const FIRST = Date.UTC(2026, 0, 1);
const LAST = Date.UTC(2028, 0, 1);
const MINUTE = 60_000;
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

test.each<[moment: string, status: OpeningStatus]>([
  ["2026-11-23T13:30+01:00", { state: "open", until: 960 }],
  ["2026-11-23T16:00+01:00", { state: "opens", at: 1230, inDays: 0, date: "2026-11-23" }],
  ["2026-11-24T00:29+01:00", { state: "open", until: 30 }],
  ["2026-11-24T00:30+01:00", { state: "opens", at: 810, inDays: 0, date: "2026-11-24" }],
  ["2026-11-29T00:10+01:00", { state: "open", until: 30 }],
  ["2026-11-29T12:00+01:00", { state: "opens", at: 810, inDays: 1, date: "2026-11-30" }],
])("at %s", (moment, status) => expect(at(timesOf(), moment)).toEqual(status));

test("an exceptional day is closed by its name, and open at its own hours", () => {
  const times = timesOf({
    other: [
      ["2026-12-25", "Natal", []],
      ["2026-12-24", "", [[720, 1020]]],
    ],
  });
  expect(at(times, "2026-12-25T14:00+01:00")).toEqual({ state: "closed-today", name: "Natal" });
  expect(at(times, "2026-12-24T16:30+01:00")).toEqual({ state: "open", until: 1020 });
  expect(at(times, "2026-12-24T18:00+01:00")).toEqual({
    state: "opens",
    at: 810,
    inDays: 2,
    date: "2026-12-26",
  });
});

test("nothing is said of days for which the hours do not hold, but a night is finished", () => {
  const times = timesOf({ from: "2026-11-02", until: "2026-11-23" });
  expect(at(times, "2026-11-01T14:00+01:00")).toBeUndefined();
  expect(at(times, "2026-11-24T14:00+01:00")).toBeUndefined();
  expect(at(times, "2026-11-24T00:10+01:00")).toEqual({ state: "open", until: 30 });
});

test("who never closes is open, and who never opens is closed", () => {
  const week = [["1234567", 0, 1440]] as const;
  expect(at(timesOf({ week }), "2026-11-23T14:00Z")).toEqual({
    state: "open",
    until: undefined,
  });
  expect(at(timesOf({ week: [] }), "2026-11-23T14:00Z")).toEqual({ state: "closed" });
});

/** What a clock on the wall shows, asked minute by minute. */
function wallOf(moment: number, clock: Intl.DateTimeFormat) {
  const parts = new Map(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
  const date = `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`;
  return { date, minute: Number(parts.get("hour")) * 60 + Number(parts.get("minute")) };
}

const shift = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** Slow and plain: whether anybody may come in at this minute of this date. */
function isOpenAt(times: OpeningTimes, date: string, minute: number): boolean {
  return [0, -1].some((offset) => {
    const day = shift(date, offset);
    if (day < times.from || (times.until !== "" && day > times.until)) return false;
    const other = times.other.find(([one]) => one === day);
    const weekday = "7123456"[new Date(day).getUTCDay()] ?? "";
    const spans =
      other?.[2] ??
      times.week.filter(([days]) => days.includes(weekday)).map(([, from, to]) => [from, to]);
    const asked = minute - offset * 1440;
    return spans.some(([from = 0, to = 0]) => from <= asked && asked < to);
  });
}

/** The next minute on the wall, from `date` and `minute` on, at which it is open or not. */
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

const anyTimes = fc.record<OpeningTimes>({
  zone: fc.constantFrom(...ZONES),
  week: fc.array(
    fc
      .tuple(fc.subarray(["1", "2", "3", "4", "5", "6", "7"]), span)
      .map(([days, [from, to]]) => [days.join(""), from, to] as const),
    { maxLength: 10 },
  ),
  other: fc.uniqueArray(
    fc.tuple(day, fc.constantFrom("", "Natal"), fc.array(span, { maxLength: 2 })),
    { maxLength: 6, selector: ([date]) => date },
  ),
  from: fc.oneof(fc.constant(""), day),
  until: fc.oneof(fc.constant(""), day),
});

/** Every moment near a change of the clocks, and any other of two years. */
function moments(zone: string): number[] {
  const clock = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" });
  const offset = (moment: number) => clock.formatToParts(moment).at(-1)?.value;
  const changes: number[] = [];
  for (let moment = FIRST; moment < LAST; moment += 3_600_000) {
    if (offset(moment) !== offset(moment + 3_600_000)) changes.push(moment);
  }
  return changes;
}
const CHANGES = new Map(ZONES.map((zone) => [zone, moments(zone)]));

test("status, closing time and next opening agree with a clock that is read minute by minute", () => {
  const anyMoment = fc.record({
    any: fc.integer({ min: 0, max: (LAST - FIRST) / MINUTE - 1 }),
    change: fc.option(fc.nat()),
    around: fc.integer({ min: -300, max: 300 }),
  });
  fc.assert(
    fc.property(anyTimes, anyMoment, (times, { any, change, around }) => {
      const changes = CHANGES.get(times.zone) ?? [];
      const near = change === null ? undefined : changes[change % Math.max(1, changes.length)];
      const moment = near === undefined ? FIRST + any * MINUTE : near + around * MINUTE;
      const clock = new Intl.DateTimeFormat("en", {
        timeZone: times.zone,
        hourCycle: "h23",
        year: "numeric",
        month: "2-digit",
        day: "2-digit",
        hour: "2-digit",
        minute: "2-digit",
      });
      const { date, minute } = wallOf(moment, clock);
      const status = at(times, moment);
      const isOpen = isOpenAt(times, date, minute);
      expect(status?.state === "open").toBe(isOpen);
      if (status?.state === "open") {
        const closing = nextOnWall(times, date, minute, false);
        if (status.until !== undefined) expect(status.until).toBe(closing?.minute);
        else expect(closing === undefined || closing.day >= shift(date, 7)).toBe(true);
        return;
      }
      const isKnown = date >= times.from && (times.until === "" || date <= times.until);
      expect(status !== undefined).toBe(isKnown);
      if (status?.state === "opens") {
        const opening = nextOnWall(times, date, minute, true);
        expect({ day: status.date, minute: status.at }).toEqual(opening);
        expect(status.inDays).toBe((Date.parse(status.date) - Date.parse(date)) / 86_400_000);
      }
      if (status?.state === "closed") {
        for (let ahead = minute; ahead < 7 * 1440; ahead += 1) {
          expect(isOpenAt(times, shift(date, Math.floor(ahead / 1440)), ahead % 1440)).toBe(false);
        }
      }
      if (status?.state === "closed-today") {
        expect(times.other.find(([one]) => one === date)?.[2]).toEqual([]);
      }
    }),
    { numRuns: 100 },
  );
});
