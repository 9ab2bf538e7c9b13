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

/** Returns the special days between two dates, cut to that range. */
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
 * Replaces the days of a range and returns all in order, without overlaps; equal neighbours are
 * joined.
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

/** Sorts stored days and removes overlaps; the later entry wins. */
export const inOrder = (days: readonly SpecialDays[]): readonly SpecialDays[] =>
  days.reduce<readonly SpecialDays[]>(
    (all, day) => withDays(all, { from: day.from, to: day.to, days: [day] }),
    [],
  );

/** The new days of a range; the weekly hours apply to the remaining dates. */
interface Replaced {
  readonly from: string;
  readonly to: string;
  /** Each lies within the range. */
  readonly days: readonly SpecialDays[];
}

/** A change of a restaurant's days, valid only while they are as its author saw them. */
export interface DaysChange extends Replaced {
  readonly restaurant: string;
  readonly seen: readonly SpecialDays[];
}

function isSame(one: SpecialDays, other: SpecialDays): boolean {
  const said = ({ spans, reason, notice }: SpecialDays) => JSON.stringify([spans, reason, notice]);
  return said(one) === said(other);
}

/** Returns the special days of a date; undefined if the weekly hours apply. */
export const dayOn = (all: readonly SpecialDays[], date: string) =>
  all.find(({ from, to }) => from <= date && date <= to);

export const isClosedOn = (all: readonly SpecialDays[], date: string): boolean =>
  dayOn(all, date)?.spans.length === 0;

/** The maximum number of dates listed for one range. */
const MOST_DATES = 366;

/** Lists days singly, as listings and the product API's `exceptions` need them. */
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

/** Returns why days differ: the notice if it has the language, else the reason, or nothing. */
export function reasonWords(
  { notice, reason }: Pick<SpecialDays, "notice" | "reason">,
  locale: Language,
): string {
  return notice?.[locale] || (reason === null ? "" : REASON_WORDS[reason]({}, { locale }));
}

/**
 * Returns the business day at a moment: past midnight it is yesterday until that night's opening
 * ends.
 */
export function restaurantDay(times: OpeningTimes, { date, minutes }: WallClock): WallClock {
  const yesterday = dayAfter(date, -1);
  const isOpen = spansOf(times, yesterday).some(([, to]) => minutes + DAY_MINUTES < to);
  return isOpen ? { date: yesterday, minutes: minutes + DAY_MINUTES } : { date, minutes };
}
