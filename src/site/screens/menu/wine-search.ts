import { dishName } from "#content/schemas/menu-lines.ts";
import { WINE_COUNTRIES } from "#content/schemas/wine-countries.ts";
import { countryName } from "#language/countries.ts";
import type { MenuItem, MenuSection } from "#content/kinds/menu.ts";
import type { Menu } from "#content/snapshot.ts";
import { type Language, LANGUAGE_TAGS } from "#language/languages.ts";
import { LONGEST_SEARCH, searchWords } from "#language/search-words.ts";

/** The search of a wine list as its page offers it, with what is chosen: `?wine=altura&country=AR&grape=Malbec&page=2`. */
export type WineSearch = ReturnType<typeof searchWines>["search"];

/** A page holds whole regions: so many wines, or one region that has more. */
const WINES_ON_A_PAGE = 200;

/** The sections with those wines that a query asks for; a value that no wine has does not count. */
export function searchWines(
  { sections }: Pick<Menu, "sections">,
  query: URLSearchParams = new URLSearchParams(),
  language: Language,
) {
  const wines = sections.flatMap(({ items }) => items);
  const grapes = [...new Set(wines.flatMap(({ wine }) => wine?.grape ?? []))];
  const known = new Set(wines.map(({ wine }) => wine?.country));
  const countries = WINE_COUNTRIES.filter((one) => known.has(one));
  const chosen = (name: string, values: readonly string[]) =>
    values.find((one) => one === query.get(name)) ?? "";
  const country = chosen("country", countries);
  const grape = chosen("grape", grapes);
  const asked = (query.get("wine") ?? "").slice(0, LONGEST_SEARCH).trim();
  const words = searchWords(asked);
  const isOn = words.length > 0 || country !== "" || grape !== "";
  const fits = (item: MenuItem, section: MenuSection) =>
    (country === "" || item.wine?.country === country) &&
    (grape === "" || item.wine?.grape === grape) &&
    (words.length === 0 || hasWords(item, section, words, language));
  const shown = isOn
    ? sections
        .map((one) => ({ ...one, items: one.items.filter((item) => fits(item, one)) }))
        .filter(({ items }) => items.length > 0)
    : sections;
  const pages = pagesOf(shown);
  const asksFor = Number(query.get("page") ?? 1);
  const page = pages[asksFor - 1] === undefined ? 1 : asksFor;
  const inOrder = new Intl.Collator(LANGUAGE_TAGS[language]).compare;
  const search = {
    wine: asked,
    country,
    grape,
    countries: countries
      .map((value) => ({ value, label: countryName(value, language) }))
      .toSorted((one, other) => inOrder(one.label, other.label)),
    grapes: grapes.toSorted(inOrder).map((value) => ({ value, label: value })),
    isOn,
    found: shown.reduce((sum, { items }) => sum + items.length, 0),
    // Only the first page, with nothing searched, is a page of its own.
    isPart: isOn || page > 1,
    /** Every one that was found, with its page and its place there. */
    regions: pages.flatMap((sectionsOfOne, at) =>
      sectionsOfOne.map(({ title }, place) => ({ title: title[language], page: at + 1, place })),
    ),
    page,
    pages: pages.length,
  };
  return { sections: pages[page - 1] ?? [], search };
}

function pagesOf(sections: Menu["sections"]): readonly Menu["sections"][] {
  const pages: MenuSection[][] = [];
  let left = 0;
  for (const section of sections) {
    left -= section.items.length;
    if (left < 0) {
      pages.push([]);
      left = WINES_ON_A_PAGE - section.items.length;
    }
    pages.at(-1)?.push(section);
  }
  return pages;
}

/** Whether every word begins a word of the wine's name, vintage, maker, grape, country or region. */
function hasWords(
  item: MenuItem,
  { title }: MenuSection,
  wanted: readonly string[],
  language: Language,
): boolean {
  const { producer = "", grape = "", country } = item.wine ?? {};
  const origin = country === undefined ? "" : countryName(country, language);
  const words = [dishName(item), producer, grape, origin, title[language]].flatMap(searchWords);
  return wanted.every((one) => words.some((word) => word.startsWith(one)));
}
