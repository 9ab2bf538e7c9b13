import { WEEKDAYS } from "#language/weekdays.ts";
import type { HappeningTime } from "../kinds/happening.ts";
import type { Happening } from "../snapshot.ts";

/** One day on which something is held; the times are those of the restaurant's clock. */
export interface HappeningDate {
  /** ISO day. */
  readonly day: string;
  readonly begins: string | null;
  readonly ends: string | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days are counted from Thursday, 1 January 1970. */
const FIRST_WEEKDAY = WEEKDAYS.indexOf("thursday");

/** The dates from a day on, the soonest first and `most` of them at most; of two that begin alike the last. */
export function datesFrom(
  day: string,
  times: readonly HappeningTime[],
  most: number,
): readonly HappeningDate[] {
  const dates = new Map<string, HappeningDate>();
  for (const time of times) {
    for (const one of datesOf(time, numberOf(day), most)) {
      dates.set(`${one.day} ${one.begins ?? ""}`, one);
    }
  }
  return [...dates.entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .slice(0, most)
    .map(([, date]) => date);
}

function datesOf(time: HappeningTime, first: number, most: number): readonly HappeningDate[] {
  const { from, weekdays, begins, ends } = time;
  const last = lastDay(time);
  const dates: HappeningDate[] = [];
  for (let day = Math.max(first, numberOf(from)); dates.length < most && day <= last; day += 1) {
    const weekday = WEEKDAYS[(day + FIRST_WEEKDAY) % 7];
    if (weekdays.length > 0 && (weekday === undefined || !weekdays.includes(weekday))) continue;
    dates.push({ day: dayOf(day), begins, ends });
  }
  return dates;
}

/** Weekdays go on until somebody ends them; a day without more is that one day. */
function lastDay({ from, through, weekdays }: HappeningTime): number {
  if (through !== null) return numberOf(through);
  return weekdays.length > 0 ? LAST_DAY : numberOf(from);
}

/** Whether it is held once, on one day. */
export function isOneDay({ from, through, weekdays }: HappeningTime): boolean {
  return weekdays.length === 0 && (through ?? from) === from;
}

const numberOf = (day: string) => Date.parse(`${day}T00:00Z`) / DAY_MS;
const dayOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);
/** Four figures are the longest year that a day is written with. */
const LAST_DAY = numberOf("9999-12-31");

/** The beginning and the end as moments of a zone, as far as they are known; an end that is not after is on the next day. */
export function momentsOf(
  { day, begins, ends }: HappeningDate,
  zone: string,
): { readonly start?: Temporal.ZonedDateTime; readonly end?: Temporal.ZonedDateTime } {
  const at = (time: string, days: number) =>
    Temporal.PlainDateTime.from(`${day}T${time}`).add({ days }).toZonedDateTime(zone);
  return {
    ...(begins !== null && { start: at(begins, 0) }),
    ...(ends !== null && { end: at(ends, begins !== null && ends <= begins ? 1 : 0) }),
  };
}

/** A happening that is to come, with its next date. */
export interface ComingHappening {
  readonly happening: Happening;
  readonly next: HappeningDate;
}

/** Those that have a date from a day on; what comes next is first. Many pages ask for those of one day. */
export function comingHappenings(
  happenings: readonly Happening[],
  day: string,
): readonly ComingHappening[] {
  const known = KNOWN.get(happenings);
  if (known?.day === day) return known.coming;
  const orderOf = ({ happening, next }: ComingHappening) =>
    `${next.day} ${next.begins ?? ""} ${happening.slug}`;
  const coming = happenings
    .flatMap((happening) => {
      const [next] = datesFrom(day, happening.times, 1);
      return next === undefined ? [] : [{ happening, next }];
    })
    .toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
  KNOWN.set(happenings, { day, coming });
  return coming;
}
const KNOWN = new WeakMap<
  readonly Happening[],
  { readonly day: string; readonly coming: readonly ComingHappening[] }
>();
