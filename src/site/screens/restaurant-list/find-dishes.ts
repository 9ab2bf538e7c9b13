import type { Menu } from "#content/snapshot.ts";
import type { Restaurant } from "#content/snapshot.ts";
import type { Language } from "#language/languages.ts";
import { menuPagePath } from "#language/path-to.ts";
import { LONGEST_SEARCH, searchWords } from "#language/search-words.ts";
import { menuTitle } from "#content/schemas/menu-titles.ts";

/** More would not be read. */
const MOST_RESULTS = 40;

/** What the search for a dish shows; no dishes while the menus cannot be read. */
export type DishSearch = ReturnType<typeof findDishes>;

/** What the query asks for: `?dish=polvo`; "" when it asks for nothing. */
export function dishQuery(query: URLSearchParams): string {
  return (query.get("dish") ?? "").replaceAll(/\s+/g, " ").trim().slice(0, LONGEST_SEARCH).trim();
}

/**
 * The dishes whose name, or explanation in any language, has every word of the query at the beginning of a
 * word; accents and letter case do not matter. In the order of restaurants and menus.
 */
export function findDishes(options: {
  readonly query: string;
  /** Undefined where they could not be read. */
  readonly menus: readonly Menu[] | undefined;
  readonly restaurants: readonly Restaurant[];
  readonly language: Language;
}) {
  const { query, menus, restaurants, language } = options;
  if (menus === undefined) return { query, dishes: undefined, hasMore: false };
  const wanted = searchWords(query);
  const found = restaurants.flatMap((restaurant) =>
    menus
      // Wines are found on their own page.
      .filter((menu) => menu.restaurant === restaurant.slug && menu.kind !== "wine")
      .flatMap((menu) =>
        menu.sections.flatMap(({ items }) =>
          items.flatMap((item) => {
            const texts = [item.name, ...Object.values(item.explanation ?? {})];
            const words = texts.flatMap(searchWords);
            const isFound = wanted.every((one) => words.some((word) => word.startsWith(one)));
            if (!isFound || wanted.length === 0) return [];
            const nameLanguage = item.language ?? menu.language;
            return [
              {
                name: item.name,
                ...(nameLanguage !== language && { nameLanguage }),
                explanation: item.explanation?.[language] ?? "",
                restaurant: restaurant.name,
                menu: menuTitle(menu.kind, language),
                path: menuPagePath(language, restaurant, menu.kind),
              },
            ];
          }),
        ),
      ),
  );
  return { query, dishes: found.slice(0, MOST_RESULTS), hasMore: found.length > MOST_RESULTS };
}
