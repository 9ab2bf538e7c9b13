import type { Restaurant } from "#content/snapshot.ts";
import type { Language } from "#language/languages.ts";
import { toCardData } from "#site/blocks/restaurant-card/restaurant-card-data.ts";
import { toSummary } from "#site/blocks/restaurant-summary/restaurant-summary.ts";
import { toPlaces } from "#site/blocks/table-form/nearest-place.ts";
import {
  isWanted,
  listFilters,
  readFilters,
  unknownOf,
  withOpening,
} from "./restaurant-filters.ts";

export type FilteredList = ReturnType<typeof filteredList>;

/** What the list shows of all restaurants with the filters of a query, in one language. */
export function filteredList(
  restaurants: readonly Restaurant[],
  query: URLSearchParams,
  language: Language,
  now: Date,
) {
  const all = withOpening(restaurants, now);
  const values = readFilters(query, all);
  return {
    restaurants: all.filter((one) => isWanted(one, values)).map((one) => toCardData(one, language)),
    /** Those that the filters would leave if their rooms, or hours, were known. */
    unknown: {
      rooms: all.filter((one) => unknownOf(one, values) === "guests").map(toSummary),
      hours: all.filter((one) => unknownOf(one, values) === "open").map(toSummary),
    },
    /** Where they are, for who asks for the nearest. */
    places: toPlaces(all),
    filters: listFilters(all, values, language),
  };
}
