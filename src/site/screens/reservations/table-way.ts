import type { Restaurant } from "#content/snapshot.ts";
import type { Language } from "#language/languages.ts";
import { pickText } from "#language/pick-text.ts";
import { openingTimesOf } from "#content/schemas/opening-times.ts";
import { toSummary } from "#site/blocks/restaurant-summary/restaurant-summary.ts";
import { toTelephones } from "#site/blocks/restaurant-summary/telephones.ts";
import { bookingUrlFor } from "./booking-providers.ts";
import type { TableChoice } from "./table-choice.ts";

export type TableWay = ReturnType<typeof toTableWay>;

/** The best way to a table that a restaurant has: its booking link, else telephone and request. */
export function toTableWay(
  restaurant: Restaurant,
  { values, isComplete }: TableChoice,
  language: Language,
) {
  const { hours, getin } = restaurant;
  const link = getin.enabled && getin.url !== "" ? getin.url : undefined;
  const table = { people: Number(values.people), date: values.date, time: values.time };
  const carried = link !== undefined && isComplete ? bookingUrlFor(link, table, language) : link;
  return {
    ...toSummary(restaurant),
    ...toTelephones(restaurant),
    hours: pickText(hours, language),
    opening: openingTimesOf(restaurant, language),
    /** With the table as far as its provider takes it. */
    bookingUrl: carried,
  };
}
