import type { Menu } from "#content/snapshot.ts";
import type { Restaurant } from "#content/snapshot.ts";
import { CUT_NAMES, CUTS, OTHER_CUT_NAMES } from "#content/schemas/cuts.ts";
import type { Language } from "#language/languages.ts";
import { menuPagePath } from "#language/path-to.ts";
import areas from "./cut-areas.json" with { type: "json" };

/** A cut that some menu has, as the map shows it. */
export type ServedCut = ReturnType<typeof servedCuts>[number];

/** The id of a dish on the page of its menu: its place in the whole menu. */
export const dishId = (section: number, dish: number) => `dish-${section + 1}-${dish + 1}`;

/** The cuts that dishes of these menus name, in the order of the trade; the dishes in that of restaurants and menus. */
export function servedCuts(options: {
  readonly menus: readonly Menu[];
  readonly restaurants: readonly Pick<Restaurant, "slug" | "name" | "citySlug">[];
  readonly language: Language;
}) {
  const { menus, restaurants, language } = options;
  const dishes = restaurants.flatMap((restaurant) =>
    menus
      .filter((menu) => menu.restaurant === restaurant.slug)
      .flatMap((menu) =>
        menu.sections.flatMap(({ items }, section) =>
          items.map((item, dish) => {
            const nameLanguage = item.language ?? menu.language;
            const one = {
              name: item.name,
              nameLanguage,
              dish: { name: item.name, ...(nameLanguage !== language && { nameLanguage }) },
              place: {
                restaurant: restaurant.name,
                path: `${menuPagePath(language, restaurant, menu.kind)}#${dishId(section, dish)}`,
              },
            };
            return [item.cut, one] as const;
          }),
        ),
      ),
  );
  return CUTS.flatMap((cut) => {
    const found = dishes.filter(([of]) => of === cut).map(([, one]) => one);
    if (found.length === 0) return [];
    // A dish that several restaurants serve is named once.
    const byName = Map.groupBy(found, ({ name, nameLanguage }) => `${nameLanguage} ${name}`);
    const grouped = Array.from(byName.values(), ([first, ...others]) => ({
      ...first!.dish,
      places: [first!, ...others].map(({ place }) => place),
    }));
    const names = { name: CUT_NAMES[cut][language], otherName: OTHER_CUT_NAMES[cut]?.[language] };
    // With its outline on the drawing, and the middle of that.
    return [{ cut, ...names, area: areas[cut], dishes: grouped }];
  });
}
