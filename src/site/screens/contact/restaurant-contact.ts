import type { Restaurant } from "#content/snapshot.ts";
import type { Language } from "#language/languages.ts";
import { type LocalText, pickText } from "#language/pick-text.ts";
import {
  type RestaurantSummary,
  toSummary,
} from "#site/blocks/restaurant-summary/restaurant-summary.ts";

/** What the contact page shows of a restaurant, in one language. */
export interface RestaurantContact extends RestaurantSummary {
  readonly address: LocalText;
  readonly phone: string;
  /** Missing where it takes no messages: a page carries no empty one. */
  readonly whatsapp?: string;
  readonly email: string;
}

export function toRestaurantContact(restaurant: Restaurant, language: Language): RestaurantContact {
  const { phone, whatsapp, email } = restaurant;
  const address = pickText(restaurant.address, language);
  return {
    ...toSummary(restaurant),
    address,
    phone,
    ...(whatsapp !== null && { whatsapp }),
    email,
  };
}

/** The restaurants under their countries, both in the order in which they first appear. */
export function groupByCountry(
  restaurants: readonly RestaurantContact[],
): readonly (readonly [country: string, restaurants: readonly RestaurantContact[]])[] {
  const groups = new Map<string, RestaurantContact[]>();
  for (const restaurant of restaurants) {
    const group = groups.get(restaurant.country);
    if (group) group.push(restaurant);
    else groups.set(restaurant.country, [restaurant]);
  }
  return [...groups];
}
