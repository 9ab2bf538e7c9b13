import type { ListedPiece } from "#desk/content-contract.ts";
import { fetchPieces } from "../api/content-calls.ts";
import { NAMED_COUNTRIES } from "#language/countries.ts";
import { useLoaded } from "../pieces/kind.ts";

/** The restaurants that a field may name, read together with its piece. */
export interface WithRestaurants {
  readonly restaurants: readonly ListedPiece[];
}

export const loadRestaurants = async (): Promise<WithRestaurants> => ({
  restaurants: await fetchPieces("restaurants"),
});

/** The restaurants as choices. */
export const useRestaurantChoices = () =>
  useLoaded<WithRestaurants>().restaurants.map(({ slug, name }) => [slug, name] as const);

/** The countries that the specification names, then those of further restaurants. */
export const useCountries = (): readonly string[] => [
  ...new Set([
    ...NAMED_COUNTRIES,
    ...useLoaded<WithRestaurants>().restaurants.flatMap(({ country }) => country ?? []),
  ]),
];
