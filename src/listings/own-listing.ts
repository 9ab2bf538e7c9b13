import type { MenuContent } from "#content/kinds/menu.ts";
import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import { menuState, serviceDay } from "#content/schemas/menu-dates.ts";
import type { SpecialDays } from "#content/schemas/opening-hours.ts";
import { minutesOf } from "#content/schemas/opening-times.ts";
import { datesOf } from "#content/schemas/special-days.ts";
import type { FoodMenu } from "#listings/google-business/food-menus.ts";
import { currencyOf } from "#language/currencies.ts";
import { languageOfCountry } from "#language/countries.ts";
import { isLanguage } from "#language/languages.ts";
import { menuPagePath } from "#language/path-to.ts";
import { WEEKDAYS } from "#language/weekdays.ts";

export type OwnListing = ReturnType<typeof ownListing>;

/**
 * Returns a restaurant on a day for its listings (rule 7.7); unknown facts are null, or missing in
 * a list.
 */
export function ownListing(
  {
    restaurant,
    menus,
    days,
  }: {
    readonly restaurant: RestaurantContent;
    readonly menus: readonly MenuContent[];
    readonly days: readonly SpecialDays[];
  },
  siteUrl: string,
  now = new Date(),
) {
  const today = serviceDay(now);
  const { openingHours: hours, getin, slug } = restaurant;
  const holds =
    hours !== null &&
    (hours.validFrom === "" || hours.validFrom <= today) &&
    (hours.validUntil === "" || today <= hours.validUntil);
  return {
    restaurant,
    today,
    week: holds
      ? WEEKDAYS.map((day) => spansOf(hours.weekly.filter((one) => one.days.includes(day))))
      : null,
    // An unknown week says nothing about other days.
    specialDays:
      holds || days.length > 0
        ? new Map(
            datesOf(days)
              .filter(({ date }) => date >= today)
              .map(({ date, spans }) => [date, spansOf(spans)]),
          )
        : null,
    bookingUrl: getin.enabled ? getin.url : null,
    menus: menus.flatMap((menu) => {
      if (menu.restaurant !== slug || !menu.isActive || menuState(menu, today) !== "served")
        return [];
      const food = foodMenu(menu, restaurant, siteUrl);
      return food === undefined ? [] : [{ kind: menu.kind, menu: food }];
    }),
  };
}

function spansOf(spans: readonly { readonly opens: string; readonly closes: string }[]) {
  return spans
    .map((span) => minutesOf(span))
    .map(([from, to]) => ({ from, to }))
    .toSorted((one, other) => one.from - other.from);
}

/**
 * Returns a menu's dishes in Google's form with prices; undefined if a dish or price is missing.
 */
function foodMenu(
  { kind, language, isComplete, sections }: MenuContent,
  restaurant: RestaurantContent,
  siteUrl: string,
): FoodMenu | undefined {
  const currency = currencyOf(restaurant.country);
  // Google's food menus exclude wines.
  if (!isComplete || kind === "wine" || currency === undefined) return undefined;
  const dishes = sections
    .flatMap(({ items }) => items)
    .filter(({ isHidden }) => isHidden !== true)
    .map(({ name, price }) => ({ name, price: price?.[currency] }));
  if (dishes.some(({ price }) => price === undefined)) return undefined;
  const own = isLanguage(language) ? language : languageOfCountry(restaurant.country);
  return { url: siteUrl + menuPagePath(own, restaurant, kind), dishes };
}
