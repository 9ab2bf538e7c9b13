import type { MenuKind, RestaurantContent } from "#content/kinds/restaurant.ts";
import { currencyOf, DEFAULT_CURRENCY } from "#language/currencies.ts";
import { useLoaded } from "#desk/pieces/kind.ts";

export const useIsWineList = () => useLoaded<{ readonly kind: MenuKind }>().kind === "wine";

export const useRestaurantSlug = () =>
  useLoaded<{ readonly restaurant: RestaurantContent }>().restaurant.slug;

export const useCurrency = () =>
  currencyOf(useLoaded<{ readonly restaurant: RestaurantContent }>().restaurant.country) ??
  DEFAULT_CURRENCY;
