import { openingTimesOf } from "#content/schemas/opening-times.ts";
import type { Restaurant } from "#content/snapshot.ts";
import type { Language } from "#language/languages.ts";
import { pickText } from "#language/pick-text.ts";
import { toSummary } from "#site/blocks/restaurant-summary/restaurant-summary.ts";
import { toTelephones } from "#site/blocks/restaurant-summary/telephones.ts";

export type RestaurantContact = ReturnType<typeof toRestaurantContact>;

/** What the contact page shows of a restaurant, in one language. */
export function toRestaurantContact(restaurant: Restaurant, language: Language) {
  return {
    ...toSummary(restaurant),
    address: pickText(restaurant.address, language),
    ...toTelephones(restaurant),
    opening: openingTimesOf(restaurant, language),
    email: restaurant.email,
  };
}
