import { holds, wallClock } from "#content/schemas/opening-status.ts";
import { minutesOf, openingTimesOf, type TimedRestaurant } from "#content/schemas/opening-times.ts";
import { timeOf } from "#content/schemas/opening-words.ts";
import { clockZoneOf } from "#content/schemas/restaurant-zone.ts";
import { dayOn, restaurantDay } from "#content/schemas/special-days.ts";
import { spansOnDate, type Span } from "./opening-hours-words.ts";

/** A restaurant's day by its own clock. */
export type HouseDay = ReturnType<typeof houseDay>;

const STEP_MINUTES = 30;

/** Returns a restaurant's today, by its own clock. */
export function houseDay(house: TimedRestaurant, now = new Date()) {
  const times = openingTimesOf(house, "pt");
  const clock = wallClock(now, clockZoneOf(house));
  const { date, minutes } = times === undefined ? clock : restaurantDay(times, clock);
  const isKnown = times !== undefined && holds(times, date);
  const spans = (isKnown ? spansOnDate(house, date) : []).toSorted((one, other) =>
    one.opens.localeCompare(other.opens),
  );
  const last = Math.max(...spans.map((span) => minutesOf(span)[1]));
  const closings = spans.flatMap((span) => {
    const [from, to] = minutesOf(span);
    const steps = Math.ceil((to - Math.max(from, minutes)) / STEP_MINUTES);
    return Array.from({ length: steps }, (_, step) => to - step * STEP_MINUTES);
  });
  return {
    date,
    isKnown,
    special: dayOn(house.specialDays, date),
    spans,
    /** Possible earlier closing times, the latest first. */
    closings: closings
      .filter((closing) => closing < last)
      .toSorted((one, other) => other - one)
      .map(timeOf),
  };
}

/** Returns a day's spans up to one of its {@link HouseDay.closings}. */
export function closedAt(spans: readonly Span[], closing: string): readonly Span[] {
  const at = spans.findIndex((span) => {
    const [from, to] = minutesOf(span);
    const [, end] = minutesOf({ opens: span.opens, closes: closing });
    return end <= to && end > from;
  });
  return spans
    .slice(0, at + 1)
    .map((span, index) => (index === at ? { ...span, closes: closing } : span));
}
