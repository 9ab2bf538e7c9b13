import type { Language } from "#language/languages.ts";
import { m } from "#language/paraglide/messages.js";
import type { Reason, SpecialDays } from "./opening-hours.ts";
import {
  dayAfter,
  DAY_MINUTES,
  type OpeningTimes,
  spansOf,
  type WallClock,
} from "./opening-status.ts";

/** Returns the days between two dates, cut to them. */
export function daysWithin(
  all: readonly SpecialDays[],
  from: string,
  to: string,
): readonly SpecialDays[] {
  return all
    .filter((day) => day.from <= to && from <= day.to)
    .map((day) => ({
      ...day,
      from: day.from < from ? from : day.from,
      to: day.to > to ? to : day.to,
    }));
}

/**
 * Replaces the days between two dates and returns all days in order, without overlaps; equal ones
 * that touch become one.
 */
export function withDays(
  all: readonly SpecialDays[],
  { from, to, days }: Replaced,
): readonly SpecialDays[] {
  const before = all.filter((day) => day.from < from);
  const after = all.filter((day) => day.to > to);
  const sorted = [
    ...before.map((day) => (day.to < from ? day : { ...day, to: dayAfter(from, -1) })),
    ...days,
    ...after.map((day) => (day.from > to ? day : { ...day, from: dayAfter(to, 1) })),
  ].toSorted((one, other) => (one.from < other.from ? -1 : 1));
  const joined: SpecialDays[] = [];
  for (const day of sorted) {
    const last = joined.at(-1);
    const isNext = last !== undefined && dayAfter(last.to, 1) === day.from && isSame(last, day);
    if (isNext) joined.splice(-1, 1, { ...last, to: day.to });
    else joined.push(day);
  }
  return joined;
}

/** Returns days as they are stored; the later of two that overlap applies. */
export const inOrder = (days: readonly SpecialDays[]): readonly SpecialDays[] =>
  days.reduce<readonly SpecialDays[]>(
    (all, day) => withDays(all, { from: day.from, to: day.to, days: [day] }),
    [],
  );

/** The days from one date to another; the weekly hours apply to dates without any. */
interface Replaced {
  readonly from: string;
  readonly to: string;
  /** Each lies between the two dates. */
  readonly days: readonly SpecialDays[];
}

/** A change of a restaurant's days, which applies only while they are as their author saw them. */
export interface DaysChange extends Replaced {
  readonly restaurant: string;
  readonly seen: readonly SpecialDays[];
}

function isSame(one: SpecialDays, other: SpecialDays): boolean {
  const said = ({ spans, reason, notice }: SpecialDays) => JSON.stringify([spans, reason, notice]);
  return said(one) === said(other);
}

/** Returns the special days that include a date; undefined if its weekly hours apply. */
export const dayOn = (all: readonly SpecialDays[], date: string) =>
  all.find(({ from, to }) => from <= date && date <= to);

export const isClosedOn = (all: readonly SpecialDays[], date: string): boolean =>
  dayOn(all, date)?.spans.length === 0;

/** A range of days that lasts longer is told as far as this. */
const MOST_DATES = 366;

/** The days one by one, as listings elsewhere and the product API's `exceptions` have them. */
export function datesOf(all: readonly SpecialDays[]) {
  return all.flatMap(({ from, to, ...day }) => {
    const dates: (typeof day & { readonly date: string })[] = [];
    for (let date = from; date <= to && dates.length < MOST_DATES; date = dayAfter(date, 1)) {
      dates.push({ date, ...day });
    }
    return dates;
  });
}

const REASON_WORDS: Readonly<Record<Reason, typeof m.special_days_holiday>> = {
  holiday: m.special_days_holiday,
  event: m.special_days_event,
  works: m.special_days_works,
  incident: m.special_days_incident,
};

/** Why the days differ: the notice where it is written in the language, else the reason, or nothing. */
export function reasonWords(
  { notice, reason }: Pick<SpecialDays, "notice" | "reason">,
  locale: Language,
): string {
  return notice?.[locale] || (reason === null ? "" : REASON_WORDS[reason]({}, { locale }));
}

/** The day of a moment as people in a restaurant have it: after midnight it is yesterday until that day's opening ends. */
export function restaurantDay(times: OpeningTimes, { date, minutes }: WallClock): WallClock {
  const yesterday = dayAfter(date, -1);
  const isOpen = spansOf(times, yesterday).some(([, to]) => minutes + DAY_MINUTES < to);
  return isOpen ? { date: yesterday, minutes: minutes + DAY_MINUTES } : { date, minutes };
}
