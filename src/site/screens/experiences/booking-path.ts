import type { Language } from "#language/languages.ts";
import { pathTo } from "#language/path-to.ts";
import type { ExperienceCardData } from "./experience-card-data.ts";

/** Where an experience is booked: the reservations page, with the experience and its restaurant in the query. */
export function bookingPath(
  language: Language,
  { id, onlyRestaurant }: Pick<ExperienceCardData, "id" | "onlyRestaurant">,
): string {
  const query = new URLSearchParams({ experience: id });
  if (onlyRestaurant !== undefined) query.set("restaurant", onlyRestaurant);
  return `${pathTo(language, "reservations")}?${query}`;
}
