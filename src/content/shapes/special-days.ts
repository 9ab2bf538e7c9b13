import type { OpeningHours, SpecialDay } from "./opening-hours.ts";
import {
  dayAfter,
  DAY_MINUTES,
  type OpeningTimes,
  spansOf,
  type WallClock,
} from "./opening-status.ts";

/** Opening hours with what holds on a date: `day`, or as in the week where it is null. */
export function withSpecialDay<Hours extends Pick<OpeningHours, "exceptions">>(
  hours: Hours,
  date: string,
  day: SpecialDay | null,
): Hours {
  const others = hours.exceptions.filter((one) => one.date !== date);
  const exceptions = day === null ? others : [...others, day];
  return {
    ...hours,
    exceptions: exceptions.toSorted((one, other) => one.date.localeCompare(other.date)),
  };
}

/** The day of a moment as people in a restaurant have it: after midnight it is yesterday until that day's opening ends. */
export function restaurantDay(times: OpeningTimes, { date, minutes }: WallClock): WallClock {
  const yesterday = dayAfter(date, -1);
  const isOpen = spansOf(times, yesterday).some(([, to]) => minutes + DAY_MINUTES < to);
  return isOpen ? { date: yesterday, minutes: minutes + DAY_MINUTES } : { date, minutes };
}
