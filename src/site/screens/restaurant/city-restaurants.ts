import type { Restaurant } from "#content/snapshot.ts";
import type { Language } from "#language/languages.ts";
import { citySegment } from "#language/path-to.ts";
import {
  type RestaurantCardData,
  toCardData,
} from "#site/blocks/restaurant-card/restaurant-card-data.ts";

/** The restaurants of a city; none when the list cannot be had, since the page is a 404 either way. */
export function cityRestaurants(
  restaurants: readonly Restaurant[] = [],
  citySlug: string,
  language: Language,
): readonly RestaurantCardData[] {
  return restaurants
    .filter((restaurant) => citySegment(restaurant) === citySlug)
    .map((restaurant) => toCardData(restaurant, language));
}
