import {
  allergenLaw,
  allergenLines,
  dietLine,
  dishName,
  priceLine,
  selectionLine,
  serviceLines,
  sizeLines,
  statesAllergens,
  wineLine,
} from "#content/schemas/menu-lines.ts";
import { isSoldOut, menuState, servedMenus } from "#content/schemas/menu-dates.ts";
import { menuUrl } from "#content/schemas/menu-path.ts";
import type { Menu } from "#content/snapshot.ts";
import type { MenuItem } from "#content/kinds/menu.ts";
import type { Restaurant } from "#content/snapshot.ts";
import type { Language } from "#language/languages.ts";
import { menuPagePath, restaurantPath } from "#language/path-to.ts";
import { dishId, servedCuts } from "#site/blocks/cuts-map/served-cuts.ts";
import { imageAlt } from "#site/blocks/image-alt/image-alt.ts";
import { menuTitle } from "#content/schemas/menu-titles.ts";
import { searchWines } from "./wine-search.ts";
import { type ChosenFilter, filterMenu } from "./menu-filter.ts";

export type MenuPage = ReturnType<typeof toMenuPage>;
export type MenuPageItem = MenuPage["sections"][number]["items"][number];

/** What the screen shows of a menu, in one language. */
export function toMenuPage(options: {
  readonly menu: Menu;
  /** All menus of the restaurant. */
  readonly menus: readonly Menu[];
  readonly restaurant: Restaurant;
  readonly language: Language;
  readonly filter: ChosenFilter;
  /** What else the visitor asks for. */
  readonly query?: URLSearchParams;
}) {
  const { menu, menus, restaurant, language } = options;
  const searched = menu.kind === "wine" && searchWines(menu, options.query, language);
  const { sections, filter } = filterMenu(searched || menu, options.filter, language);
  const hasAllergens = statesAllergens(menu);
  return {
    restaurant: {
      slug: restaurant.slug,
      name: restaurant.name,
      city: restaurant.city,
      path: restaurantPath(language, restaurant),
      image: restaurant.images.hero,
    },
    kind: menu.kind,
    title: menuTitle(menu.kind, language),
    /** Outside its dates a menu is still there to be read, and no more than that. */
    state: menuState(menu),
    pdfUrl: menuUrl(restaurant, menu.kind),
    /** When and how it is served. */
    notes: [...serviceLines(menu, language), menu.note?.[language] ?? ""].filter(Boolean),
    sections: sections.map(({ title, items }, section) => ({
      title: title[language],
      items: items.map((item, dish) => ({
        // What the map of the cuts leads to.
        ...(item.cut !== undefined && { id: dishId(section, dish) }),
        ...toItem(item, menu, hasAllergens, language),
      })),
    })),
    /** The cuts of beef in a main menu that is shown as a whole. */
    cuts:
      menu.kind === "main" && filter?.isOn !== true
        ? servedCuts({ menus: [menu], restaurants: [restaurant], language })
        : [],
    /** That it is a selection, what the law asks for. */
    closing: [
      ...(menu.isComplete ? [] : [selectionLine(language)]),
      ...(hasAllergens ? [allergenLaw(restaurant.country, language)] : []),
    ],
    ...(filter && { filter }),
    ...(searched && { wines: searched.search }),
    otherMenus: servedMenus(menus)
      .filter(({ kind }) => kind !== menu.kind)
      .map(({ kind }) => ({
        title: menuTitle(kind, language),
        path: menuPagePath(language, restaurant, kind),
      })),
  };
}

/** One dish in one language; what is not known is left out. */
function toItem(item: MenuItem, menu: Menu, hasAllergens: boolean, language: Language) {
  const { price, diets } = item;
  const nameLanguage = item.language ?? menu.language;
  const wineText = wineLine(item, language);
  const sizes = sizeLines(item, menu, language);
  const marks = dietLine(item, language);
  const priceText = priceLine(item, menu, language);
  return {
    name: dishName(item),
    /** Where it is not the page's. */
    ...(nameLanguage !== language && { nameLanguage }),
    /** Who made a wine, of what and where. */
    ...(wineText !== "" && { wine: wineText }),
    ...(item.explanation?.[language] && { explanation: item.explanation[language] }),
    ...(item.image && {
      image: item.image,
      imageAlt: imageAlt(item.image, language, { uploaded: menu.pictureTexts }),
      imageCredit: menu.pictureCredits?.get(item.image),
    }),
    // The figures are for search engines.
    ...(priceText !== "" && { priceText, price }),
    /** What else it is sold in; name and price are for search engines. */
    ...(sizes.length > 0 && { sizes }),
    ...(item.portion && { portion: item.portion[language] }),
    ...(marks !== "" && { marks, diets }),
    ...(hasAllergens && { allergens: allergenLines(item, language) }),
    ...(isSoldOut(item) && { isSoldOut: true }),
  };
}
