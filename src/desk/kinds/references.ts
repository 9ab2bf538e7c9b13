import type { ListedPiece } from "#content/desk/contract.ts";
import { fetchPieces } from "../api/content-calls.ts";
import { NAMED_COUNTRIES } from "#language/countries.ts";
import { useLoaded } from "../pieces/kind.ts";

/** The restaurants that a field may name, loaded with the entry. */
export interface WithRestaurants {
  readonly restaurants: readonly ListedPiece[];
}

export const loadRestaurants = async (): Promise<WithRestaurants> => ({
  restaurants: await fetchPieces("restaurants"),
});

export const useRestaurantChoices = () =>
  useLoaded<WithRestaurants>().restaurants.map(({ slug, name }) => [slug, name] as const);

/** Returns the specification's countries, then those of other restaurants. */
export const useCountries = (): readonly string[] => [
  ...new Set([
    ...NAMED_COUNTRIES,
    ...useLoaded<WithRestaurants>().restaurants.flatMap(({ country }) => country ?? []),
  ]),
];
