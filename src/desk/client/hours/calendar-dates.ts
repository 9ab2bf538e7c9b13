import { dayAfter, wallClock } from "#content/shapes/opening-status.ts";
import { timeOf } from "#content/shapes/opening-words.ts";
import { weekdayIndex } from "#language/weekdays.ts";

// Dates are written as ISO has them ("2026-12-25"), without a time zone; months as "2026-12".

export const monthOf = (date: string) => date.slice(0, 7);

/** The weeks of a month from Monday to Sunday, with the days of the months beside it. */
export function weeksOf(month: string): readonly (readonly string[])[] {
  const first = `${month}-01`;
  const monday = dayAfter(first, -weekdayIndex(first));
  const weeks: string[][] = [];
  for (let start = monday; monthOf(start) <= month; start = dayAfter(start, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, day) => dayAfter(start, day)));
  }
  return weeks;
}

/** The same day so many months later, or the last of that month. */
export function monthAfter(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  first.setUTCDate(Math.min(day, last));
  return first.toISOString().slice(0, 10);
}

const KEYS = new Map<string, (date: string, isShift: boolean) => string>([
  ["ArrowLeft", (date) => dayAfter(date, -1)],
  ["ArrowRight", (date) => dayAfter(date, 1)],
  ["ArrowUp", (date) => dayAfter(date, -7)],
  ["ArrowDown", (date) => dayAfter(date, 7)],
  ["Home", (date) => dayAfter(date, -weekdayIndex(date))],
  ["End", (date) => dayAfter(date, 6 - weekdayIndex(date))],
  ["PageUp", (date, isShift) => monthAfter(date, isShift ? -12 : -1)],
  ["PageDown", (date, isShift) => monthAfter(date, isShift ? 12 : 1)],
]);
/** Where a key leads in the grid of a month; undefined for other keys. */
export const dateByKey = (date: string, key: string, isShift: boolean) =>
  KEYS.get(key)?.(date, isShift);

/** What a clock in the zone shows now, as the field for date and time has it. */
export function wallNow(zone: string, now = new Date()): string {
  const { date, minutes } = wallClock(now, zone);
  return `${date}T${timeOf(minutes)}`;
}
