import type { Restaurant } from "#content/snapshot.ts";
import type { Language } from "#language/languages.ts";
import { pickText } from "#language/pick-text.ts";
import { openingTimesOf } from "#content/schemas/opening-times.ts";
import { toSummary } from "../restaurant-summary/restaurant-summary.ts";
import { toTelephones } from "../restaurant-summary/telephones.ts";

export type RestaurantCardData = ReturnType<typeof toCardData>;

/** What a card shows of a restaurant, in one language. */
export function toCardData(restaurant: Restaurant, language: Language) {
  const { images, address, hours, getin } = restaurant;
  return {
    ...toSummary(restaurant),
    image: images.hero,
    address: pickText(address, language),
    hours: pickText(hours, language),
    opening: openingTimesOf(restaurant, language),
    ...toTelephones(restaurant),
    bookingUrl: getin.enabled && getin.url !== "" ? getin.url : undefined,
  };
}
