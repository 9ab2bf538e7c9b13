import { momentAt } from "#language/local-time.ts";
import { serviceDay, serviceDayEnd } from "./menu-dates.ts";
import { spansOf, wallClock } from "./opening-status.ts";
import { openingTimesOf, type TimedRestaurant } from "./opening-times.ts";
import { restaurantDay } from "./special-days.ts";

/**
 * Returns when a dish marked now is available again: at today's closing time by the restaurant's
 * clock, else at the end of the service day (rule 4.17).
 */
export function endOfSoldOut(restaurant: TimedRestaurant, now: Date): Date {
  return closingOf(restaurant, now) ?? serviceDayEnd(serviceDay(now));
}

function closingOf(restaurant: TimedRestaurant, now: Date): Date | undefined {
  const times = openingTimesOf(restaurant, "pt");
  if (times === undefined) return undefined;
  const { date, minutes } = restaurantDay(times, wallClock(now, times.zone));
  const last = Math.max(...spansOf(times, date).map(([, to]) => to));
  if (!(last > minutes)) return undefined;
  const closing = momentAt(date, last, times.zone);
  // If the closing hour repeats, the second one counts.
  const later = closing.toPlainDateTime().toZonedDateTime(times.zone, { disambiguation: "later" });
  return new Date(later.epochMilliseconds);
}
