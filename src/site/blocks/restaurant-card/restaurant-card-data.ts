import type { Restaurant } from "#content/snapshot.ts";
import type { Language } from "#language/languages.ts";
import { type LocalText, pickText } from "#language/pick-text.ts";
import type { OpeningTimes } from "#content/shapes/opening-status.ts";
import { openingTimesOf } from "#content/shapes/opening-times.ts";
import { type RestaurantSummary, toSummary } from "../restaurant-summary/restaurant-summary.ts";

/** What a card shows of a restaurant, in one language. */
export interface RestaurantCardData extends RestaurantSummary {
  readonly image: string;
  readonly address: LocalText;
  readonly hours: LocalText;
  /** Undefined where unknown. */
  readonly opening: OpeningTimes | undefined;
  readonly phone: string;
  /** Missing where it takes no messages: a page carries no empty one. */
  readonly whatsapp?: string;
  /** The external booking link; undefined unless booking is enabled and has one. */
  readonly bookingUrl: string | undefined;
}

export function toCardData(restaurant: Restaurant, language: Language): RestaurantCardData {
  const { images, address, hours, phone, whatsapp, getin } = restaurant;
  return {
    ...toSummary(restaurant),
    image: images.hero,
    address: pickText(address, language),
    hours: pickText(hours, language),
    opening: openingTimesOf(restaurant, language),
    phone,
    ...(whatsapp !== null && { whatsapp }),
    bookingUrl: getin.enabled && getin.url !== "" ? getin.url : undefined,
  };
}
