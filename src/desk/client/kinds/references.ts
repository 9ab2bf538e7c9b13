import type { ListedPiece } from "#desk/content-contract.ts";
import { fetchPieces } from "../api/content-calls.ts";
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
