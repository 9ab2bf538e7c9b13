import type { Restaurant } from "#content/snapshot.ts";
import type { Language } from "#language/languages.ts";
import { pickText } from "#language/pick-text.ts";
import { toSummary } from "#site/blocks/restaurant-summary/restaurant-summary.ts";

export type RestaurantContact = ReturnType<typeof toRestaurantContact>;

/** What the contact page shows of a restaurant, in one language. */
export function toRestaurantContact(restaurant: Restaurant, language: Language) {
  const { phone, whatsapp, email } = restaurant;
  return {
    ...toSummary(restaurant),
    address: pickText(restaurant.address, language),
    phone,
    // A page carries no empty one.
    ...(whatsapp !== null && { whatsapp }),
    email,
  };
}

/** The restaurants under their countries, both in the order in which they first appear. */
export function groupByCountry(
  restaurants: readonly RestaurantContact[],
): readonly (readonly [country: string, restaurants: readonly RestaurantContact[]])[] {
  const countries = [...new Set(restaurants.map(({ country }) => country))];
  return countries.map((name) => [name, restaurants.filter(({ country }) => country === name)]);
}
