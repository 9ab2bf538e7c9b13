import type { MenuItem, MenuSection } from "#content/kinds/menu.ts";
import type { PartDifference } from "#desk/client/pieces/piece-fields.ts";
import { isSame } from "#desk/client/pieces/same-content.ts";
import { LANGUAGES } from "#language/languages.ts";
import { changeItem, itemAt, type Sections } from "./menu-sections.ts";
import { allergenWords, cutWords, dietWords, pricesWords, statementWords } from "./menu-words.ts";

/** More choices than this nobody makes one by one. */
const MOST_PARTS = 12;

/**
 * In what two versions of a menu's sections differ: dish by dish, each to be chosen by itself, where both
 * have the same sections and dishes in the same order. Else they are one choice, of which only those lines
 * are shown that the other version does not have.
 */
export function sectionDifferences(
  one: Sections,
  other: Sections,
): readonly PartDifference<Sections>[] {
  if (isSame(orderOf(one), orderOf(other))) {
    const parts = one.flatMap((section, at) => partsOf(section, at, other));
    if (parts.length <= MOST_PARTS) return parts;
  }
  const [mine, theirs] = [linesMissingIn(other, one), linesMissingIn(one, other)];
  // The same lines in another order.
  const isMoved = mine === "" && theirs === "";
  const texts = isMoved
    ? { one: allLines(one), other: allLines(other) }
    : { one: mine, other: theirs };
  return [{ path: "", name: "", ...texts, take: (_, from) => from }];
}

const orderOf = (sections: Sections) =>
  sections.map(({ title, items }) => [title.pt, ...items.map(({ name }) => name)]);

function partsOf(
  section: MenuSection,
  at: number,
  other: Sections,
): readonly PartDifference<Sections>[] {
  const theirs = other[at];
  if (theirs === undefined) return [];
  const title: PartDifference<Sections> = {
    path: `${at}.title`,
    name: section.title.pt,
    one: titleWords(section),
    other: titleWords(theirs),
    take(into, from) {
      const [ours, given] = [into[at], from[at]];
      return ours === undefined || given === undefined
        ? from
        : into.with(at, { ...ours, title: given.title });
    },
  };
  const dishes = section.items.flatMap((item, index): PartDifference<Sections>[] => {
    const place = { section: at, index };
    const changed = itemAt(other, place);
    if (changed === undefined || isSame(item, changed)) return [];
    return [
      {
        path: `${at}.items.${index}`,
        name: `${section.title.pt} · ${item.name}`,
        one: itemWords(item),
        other: itemWords(changed),
        take(into, from) {
          const given = itemAt(from, place);
          const isThere = itemAt(into, place) !== undefined && given !== undefined;
          return isThere ? changeItem(into, place, given) : from;
        },
      },
    ];
  });
  return isSame(section.title, theirs.title) ? dishes : [title, ...dishes];
}

/** The dishes that are not the same in the other version, under the titles of their sections. */
function linesMissingIn(other: Sections, sections: Sections): string {
  const known = new Set(other.flatMap(linesOf));
  return sections
    .flatMap((section) => {
      const [title = "", ...lines] = linesOf(section);
      const missing = lines.filter((line) => !known.has(line));
      return missing.length > 0 || !known.has(title) ? [title, ...missing] : [];
    })
    .join("\n");
}

const allLines = (sections: Sections) => sections.flatMap(linesOf).join("\n");

const linesOf = (section: MenuSection) => [
  titleWords(section),
  ...section.items.map((item) => `– ${itemWords(item)}`),
];

const titleWords = ({ title }: MenuSection) =>
  LANGUAGES.map((language) => title[language]).join(" · ");

function itemWords(item: MenuItem): string {
  const { name, explanation = {}, portion, cut, diets = [], allergens = {} } = item;
  const stated = Object.entries(allergens) as [
    Parameters<typeof allergenWords>[0],
    Parameters<typeof statementWords>[0],
  ][];
  return [
    name,
    pricesWords(item),
    ...LANGUAGES.map((language) => explanation[language] ?? ""),
    ...LANGUAGES.map((language) => portion?.[language] ?? ""),
    cut === undefined ? "" : cutWords(cut),
    ...diets.map(dietWords),
    ...stated.map(
      ([allergen, statement]) => `${allergenWords(allergen)}: ${statementWords(statement)}`,
    ),
  ]
    .filter((part) => part !== "")
    .join(" · ");
}
