import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import { useLoaded } from "#desk/client/pieces/kind.ts";
import { CURRENCY_OF } from "../price.ts";

/** In which the restaurant of the menu that is edited has its prices. */
export const useCurrency = () =>
  CURRENCY_OF[useLoaded<{ readonly restaurant: RestaurantContent }>().restaurant.country];
