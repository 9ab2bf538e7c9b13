import type { MenuKind, RestaurantContent } from "#content/kinds/restaurant.ts";
import { currencyOf, DEFAULT_CURRENCY } from "#language/currencies.ts";
import { useLoaded } from "#desk/client/pieces/kind.ts";

/** Whether the menu that is edited is a wine list. */
export const useIsWineList = () => useLoaded<{ readonly kind: MenuKind }>().kind === "wine";

/** Whose menu is edited, by its slug. */
export const useRestaurantSlug = () =>
  useLoaded<{ readonly restaurant: RestaurantContent }>().restaurant.slug;

/** In which the restaurant of the menu that is edited has its prices. */
export const useCurrency = () =>
  currencyOf(useLoaded<{ readonly restaurant: RestaurantContent }>().restaurant.country) ??
  DEFAULT_CURRENCY;
