import type { MenuKind, RestaurantContent } from "#content/kinds/restaurant.ts";
import { currencyOf, DEFAULT_CURRENCY } from "#language/currencies.ts";
import { useLoaded } from "#desk/client/pieces/kind.ts";

/** Returns whether the edited menu is a wine list. */
export const useIsWineList = () => useLoaded<{ readonly kind: MenuKind }>().kind === "wine";

/** Returns the slug of the edited menu's restaurant. */
export const useRestaurantSlug = () =>
  useLoaded<{ readonly restaurant: RestaurantContent }>().restaurant.slug;

/** Returns the currency of the edited menu's restaurant. */
export const useCurrency = () =>
  currencyOf(useLoaded<{ readonly restaurant: RestaurantContent }>().restaurant.country) ??
  DEFAULT_CURRENCY;
