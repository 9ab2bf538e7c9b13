import type { MenuContent, MenuItem } from "#content/kinds/menu.ts";
import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import { menuState, serviceDay } from "#content/shapes/menu-dates.ts";
import { menuTitle } from "#content/shapes/menu-titles.ts";
import { minutesOf } from "#content/shapes/opening-times.ts";
import type {
  FoodAllergen,
  FoodDiet,
  FoodMenu,
} from "#external-services/google-business/food-menus.ts";
import { currencyOf } from "#language/currencies.ts";
import { languageOfCountry } from "#language/countries.ts";
import { isLanguage } from "#language/languages.ts";
import { menuPagePath } from "#language/path-to.ts";
import { WEEKDAYS } from "#language/weekdays.ts";

export type OwnListing = ReturnType<typeof ownListing>;

/** A restaurant on a day as its listings elsewhere are to show it (rule 7.7); what is not known is null, or missing in a list. */
export function ownListing(
  restaurant: RestaurantContent,
  menus: readonly MenuContent[],
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
      ? WEEKDAYS.map((day) => spansOf(hours.weekly.filter(({ days }) => days.includes(day))))
      : null,
    specialDays: holds
      ? new Map(
          hours.exceptions
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

/** A menu for Google, which wants a price for each dish; undefined where one is missing, or dishes are. */
function foodMenu(
  { kind, language, isComplete, sections }: MenuContent,
  restaurant: RestaurantContent,
  siteUrl: string,
): FoodMenu | undefined {
  const currency = currencyOf(restaurant.country);
  // A wine list is no menu of food.
  if (!isComplete || kind === "wine" || currency === undefined) return undefined;
  const own = isLanguage(language) ? language : languageOfCountry(restaurant.country);
  const shown = sections
    .map(({ title, items }) => ({
      title: title[own],
      dishes: items
        .filter(({ isHidden }) => isHidden !== true)
        .map((dish) => ({
          name: dish.name,
          language: dish.language ?? language,
          description: dish.explanation?.[own] ?? "",
          price: dish.price?.[currency],
          currency,
          allergens: allergensOf(dish),
          diets: (dish.diets ?? []).flatMap((diet) => DIETS.get(diet) ?? []),
        })),
    }))
    .filter(({ dishes }) => dishes.length > 0);
  const priced = shown.map(({ title, dishes }) => ({
    title,
    dishes: dishes.flatMap((dish) => {
      const { price } = dish;
      return price === undefined ? [] : [{ ...dish, price }];
    }),
  }));
  const count = (all: readonly { readonly dishes: readonly unknown[] }[]) =>
    all.reduce((sum, { dishes }) => sum + dishes.length, 0);
  if (count(priced) < count(shown)) return undefined;
  const url = siteUrl + menuPagePath(own, restaurant, kind);
  return { title: menuTitle(kind, own), language: own, url, sections: priced };
}

/** Google's lists are shorter than ours: gluten is more than wheat, and is left out. */
const ALLERGENS = new Map<string, FoodAllergen>([
  ["crustaceans", "SHELLFISH"],
  ["molluscs", "SHELLFISH"],
  ["eggs", "EGG"],
  ["fish", "FISH"],
  ["peanuts", "PEANUT"],
  ["soybeans", "SOY"],
  ["milk", "DAIRY"],
  ["nuts", "TREE_NUT"],
]);
const DIETS = new Map<string, FoodDiet>([
  ["vegan", "VEGAN"],
  ["vegetarian", "VEGETARIAN"],
]);

function allergensOf({ allergens = {} }: MenuItem) {
  const contained = Object.entries(allergens).filter(([, statement]) => statement === "contains");
  return [...new Set(contained.flatMap(([allergen]) => ALLERGENS.get(allergen) ?? []))];
}
