import type { MenuSection } from "../kinds/menu.ts";
import type { Restaurant } from "../snapshot.ts";
import { momentAt } from "#language/local-time.ts";
import { isSoldOut, serviceDay, serviceDayEnd } from "./menu-dates.ts";
import { spansOf, wallClock } from "./opening-status.ts";
import { toOpeningTimes } from "./opening-times.ts";
import { restaurantDay } from "./special-days.ts";

/**
 * Until when a dish is sold out that is so now: until the restaurant closes today, by its own clock. Where its hours are
 * not known, or it has closed, until the day ends that menus count by.
 */
export function endOfSoldOut(
  { openingHours }: Pick<Restaurant, "openingHours">,
  now: Date,
): string {
  return (closingOf(openingHours, now) ?? serviceDayEnd(serviceDay(now))).toISOString();
}

function closingOf(hours: Restaurant["openingHours"], now: Date): Date | undefined {
  if (hours === null) return undefined;
  const times = toOpeningTimes(hours, "pt");
  const { date, minutes } = restaurantDay(times, wallClock(now, hours.timeZone));
  const last = Math.max(...spansOf(times, date).map(([, to]) => to));
  if (!(last > minutes)) return undefined;
  return new Date(momentAt(date, last, hours.timeZone).epochMilliseconds);
}

/**
 * The sections with every dish of that name sold out until a moment, or not sold out where it is undefined; marks that are
 * over go. Undefined where no dish has the name.
 */
export function withSoldOut(
  sections: readonly MenuSection[],
  name: string,
  { until, now }: { readonly until: string | undefined; readonly now: Date },
): readonly MenuSection[] | undefined {
  if (!sections.some(({ items }) => items.some((dish) => dish.name === name))) return undefined;
  return sections.map((section) => ({
    ...section,
    items: section.items.map((dish) => {
      const { soldOutUntil: mark, ...plain } = dish;
      if (dish.name === name)
        return until === undefined ? plain : { ...plain, soldOutUntil: until };
      return mark === undefined || isSoldOut(dish, now) ? dish : plain;
    }),
  }));
}
