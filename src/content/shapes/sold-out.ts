import { momentAt } from "#language/local-time.ts";
import { serviceDay, serviceDayEnd } from "./menu-dates.ts";
import { spansOf, wallClock } from "./opening-status.ts";
import { openingTimesOf, type TimedRestaurant } from "./opening-times.ts";
import { restaurantDay } from "./special-days.ts";

/**
 * Until when a dish is sold out that is so now: until the restaurant closes today, by its own clock. Where its hours are
 * not known, or it has closed, until the day ends that menus count by.
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
  // An hour that the clock shows twice: it closes at the end of the second one.
  const later = closing.toPlainDateTime().toZonedDateTime(times.zone, { disambiguation: "later" });
  return new Date(later.epochMilliseconds);
}
