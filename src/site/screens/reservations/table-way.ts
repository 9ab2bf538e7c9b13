import type { Restaurant } from "#content/snapshot.ts";
import type { Language } from "#language/languages.ts";
import { type LocalText, pickText } from "#language/pick-text.ts";
import type { OpeningTimes } from "#content/shapes/opening-status.ts";
import { openingTimesOf } from "#content/shapes/opening-times.ts";
import {
  type RestaurantSummary,
  toSummary,
} from "#site/blocks/restaurant-summary/restaurant-summary.ts";
import { bookingUrlFor } from "./booking-providers.ts";
import type { TableChoice } from "./table-choice.ts";

/** How a table is had at one restaurant. */
export interface TableWay extends RestaurantSummary {
  readonly phone: string;
  /** Missing where it takes no messages: a page carries no empty one. */
  readonly whatsapp?: string;
  readonly hours: LocalText;
  readonly opening: OpeningTimes | undefined;
  /** The booking link, with the table as far as its provider takes it; undefined where there is none. */
  readonly bookingUrl: string | undefined;
}

/** The best way that a restaurant has: its booking link, else telephone and request. */
export function toTableWay(
  restaurant: Restaurant,
  { values, isComplete }: TableChoice,
  language: Language,
): TableWay {
  const { phone, whatsapp, hours, getin } = restaurant;
  const link = getin.enabled && getin.url !== "" ? getin.url : undefined;
  const table = { people: Number(values.people), date: values.date, time: values.time };
  const carried = link !== undefined && isComplete ? bookingUrlFor(link, table, language) : link;
  return {
    ...toSummary(restaurant),
    phone,
    ...(whatsapp !== null && { whatsapp }),
    hours: pickText(hours, language),
    opening: openingTimesOf(restaurant, language),
    bookingUrl: carried,
  };
}
