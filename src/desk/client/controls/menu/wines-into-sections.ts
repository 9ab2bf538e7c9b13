import type { MenuSection } from "#content/kinds/menu.ts";
import type { WineCountry } from "#content/shapes/wine-countries.ts";
import { sameRow } from "#desk/client/rows/row-keys.ts";
import { countryName } from "#language/countries.ts";
import type { Texts } from "#language/languages.ts";
import type { WineRow } from "./wine-table.ts";

/**
 * The sections of a wine list with further wines: each in the section of its region, else of its country, else in one
 * that is called `other`; sections that are not there yet follow the others.
 */
export function winesIntoSections(
  sections: readonly MenuSection[],
  rows: readonly Pick<WineRow, "region" | "wine">[],
  other: Texts,
): readonly MenuSection[] {
  const regions = Map.groupBy(rows, ({ region, wine }) =>
    JSON.stringify(titleOf(region, wine.wine?.country, other)),
  );
  const added = [...regions].map(([title, members]) => ({
    title: JSON.parse(title) as Texts,
    items: members.map(({ wine }) => wine),
  }));
  const isOf = (one: MenuSection) => (another: MenuSection) => one.title.pt === another.title.pt;
  return [
    ...sections.map((section) => {
      const more = added.find(isOf(section));
      return more === undefined
        ? section
        : sameRow({ ...section, items: [...section.items, ...more.items] }, section);
    }),
    ...added.filter((one) => !sections.some(isOf(one))),
  ];
}

/** A region has one name in every language. */
function titleOf(region: string, country: WineCountry | undefined, other: Texts): Texts {
  if (region !== "") return { pt: region, en: region, es: region };
  if (country === undefined) return other;
  const named = (language: keyof Texts) => countryName(country, language);
  return { pt: named("pt"), en: named("en"), es: named("es") };
}
