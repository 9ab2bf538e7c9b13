import { dishName } from "#content/shapes/menu-lines.ts";
import { WINE_COUNTRIES, wineCountryName } from "#content/shapes/wine-countries.ts";
import type { MenuItem, MenuSection } from "#content/kinds/menu.ts";
import type { Menu } from "#content/snapshot.ts";
import { type Language, LANGUAGE_TAGS } from "#language/languages.ts";
import { searchWords } from "#language/search-words.ts";

interface Option {
  readonly value: string;
  readonly label: string;
}

/** The search of a wine list as its page offers it, with what is chosen: `?wine=zuccardi&country=AR&grape=Malbec`. */
export interface WineSearch {
  readonly wine: string;
  readonly country: string;
  readonly grape: string;
  readonly countries: readonly Option[];
  readonly grapes: readonly Option[];
  readonly isOn: boolean;
  readonly found: number;
}

const LONGEST_QUERY = 60;

/** The sections with those wines that a query asks for; a value that no wine has does not count. */
export function searchWines(
  { sections }: Pick<Menu, "sections">,
  query: URLSearchParams = new URLSearchParams(),
  language: Language,
): { readonly sections: Menu["sections"]; readonly search: WineSearch } {
  const wines = sections.flatMap(({ items }) => items);
  const grapes = [...new Set(wines.flatMap(({ wine }) => wine?.grape ?? []))];
  const known = new Set(wines.map(({ wine }) => wine?.country));
  const countries = WINE_COUNTRIES.filter((one) => known.has(one));
  const chosen = (name: string, values: readonly string[]) =>
    values.find((one) => one === query.get(name)) ?? "";
  const country = chosen("country", countries);
  const grape = chosen("grape", grapes);
  const asked = (query.get("wine") ?? "").slice(0, LONGEST_QUERY).trim();
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
  const inOrder = new Intl.Collator(LANGUAGE_TAGS[language]).compare;
  const search: WineSearch = {
    wine: asked,
    country,
    grape,
    countries: countries
      .map((value) => ({ value, label: wineCountryName(value, language) }))
      .toSorted((one, other) => inOrder(one.label, other.label)),
    grapes: grapes.toSorted(inOrder).map((value) => ({ value, label: value })),
    isOn,
    found: shown.reduce((sum, { items }) => sum + items.length, 0),
  };
  return { sections: shown, search };
}

/** Whether every word begins a word of the wine's name, vintage, maker, grape, country or region. */
function hasWords(
  item: MenuItem,
  { title }: MenuSection,
  wanted: readonly string[],
  language: Language,
): boolean {
  const { producer = "", grape = "", country } = item.wine ?? {};
  const origin = country === undefined ? "" : wineCountryName(country, language);
  const words = [dishName(item), producer, grape, origin, title[language]].flatMap(searchWords);
  return wanted.every((one) => words.some((word) => word.startsWith(one)));
}
