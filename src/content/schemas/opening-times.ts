import type { Language } from "#language/languages.ts";
import { WEEKDAYS } from "#language/weekdays.ts";
import type { Restaurant } from "../snapshot.ts";
import { DAY_MINUTES, type OpeningTimes, wallClock } from "./opening-status.ts";
import { clockZoneOf } from "./restaurant-zone.ts";
import { reasonWords } from "./special-days.ts";

export type TimedRestaurant = Pick<
  Restaurant,
  "openingHours" | "specialDays" | "citySlug" | "country"
>;

/** Converts hours to the page's form; undefined if both week and special days are unknown. */
export function openingTimesOf(
  restaurant: TimedRestaurant,
  language: Language,
  now = new Date(),
): OpeningTimes | undefined {
  const { openingHours: hours, specialDays } = restaurant;
  if (hours === null && specialDays.length === 0) return undefined;
  const zone = clockZoneOf(restaurant);
  return {
    zone,
    ...(specialDays.length > 0 && { made: wallClock(now, zone).date }),
    week:
      hours?.weekly.map(({ days, ...span }) => [
        days.map((day) => WEEKDAYS.indexOf(day) + 1).join(""),
        ...minutesOf(span),
      ]) ?? null,
    other: specialDays.map((day) => [
      day.from,
      day.to,
      reasonWords(day, language),
      day.spans.map(minutesOf),
    ]),
    from: hours?.validFrom ?? "",
    until: hours?.validUntil ?? "",
  };
}

/** Returns minutes after midnight; an end past midnight exceeds 1440. */
export function minutesOf(span: { readonly opens: string; readonly closes: string }) {
  const [from, to] = [minuteOf(span.opens), minuteOf(span.closes)];
  return [from, to > from ? to : to + DAY_MINUTES] as const;
}

/** Returns 20:30 as minutes after midnight. */
export function minuteOf(time: string): number {
  const [hours, minutes] = time.split(":").map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}
