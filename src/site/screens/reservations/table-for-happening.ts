import type { Happening, Restaurant } from "#content/snapshot.ts";
import { datesFrom } from "#content/shapes/happening-dates.ts";
import { serviceDay } from "#content/shapes/menu-dates.ts";
import { readTableChoice, type TableChoice } from "./table-choice.ts";

/**
 * What a query asks for, where it may be a table at a special date (rule 3.31): the form then begins with the next
 * one, and on its days its restaurants are open whatever their hours say.
 */
export function readTableFor(
  happening: Happening | null,
  query: URLSearchParams,
  restaurants: readonly Pick<Restaurant, "slug" | "citySlug" | "openingHours">[],
  now: Date,
): TableChoice {
  if (happening === null) return readTableChoice(query, restaurants, now);
  const { times } = happening;
  const asked = query.get("date");
  const isHeld = asked !== null && datesFrom(asked, times, 1)[0]?.day === asked;
  const open = restaurants.map((one) =>
    isHeld && happening.restaurants.includes(one.slug) ? { ...one, openingHours: null } : one,
  );
  const choice = readTableChoice(query, open, now);
  const [next] = datesFrom(serviceDay(now), times, 1);
  if (asked !== null || next === undefined) return choice;
  return { ...choice, values: { ...choice.values, date: next.day, time: next.begins ?? "" } };
}
