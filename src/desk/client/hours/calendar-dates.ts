import { dayAfter, wallClock } from "#content/shapes/opening-status.ts";
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

/** Where a key leads in the grid of a month; undefined for other keys. */
export function dateByKey(date: string, key: string, isShift: boolean): string | undefined {
  switch (key) {
    case "ArrowLeft":
      return dayAfter(date, -1);
    case "ArrowRight":
      return dayAfter(date, 1);
    case "ArrowUp":
      return dayAfter(date, -7);
    case "ArrowDown":
      return dayAfter(date, 7);
    case "Home":
      return dayAfter(date, -weekdayIndex(date));
    case "End":
      return dayAfter(date, 6 - weekdayIndex(date));
    case "PageUp":
      return monthAfter(date, isShift ? -12 : -1);
    case "PageDown":
      return monthAfter(date, isShift ? 12 : 1);
    default:
      return undefined;
  }
}

/** What a clock in the zone shows now, as the field for date and time has it. */
export function wallNow(zone: string, now = new Date()): string {
  const { date, minutes } = wallClock(now, zone);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${date}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
