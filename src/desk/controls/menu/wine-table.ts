import type { MenuItem, MenuSection } from "#content/kinds/menu.ts";
import { LONGEST, MOST } from "#content/schemas/content-maxima.ts";
import { WINE_COUNTRIES, type WineCountry } from "#content/schemas/wine-countries.ts";
import { countryName } from "#language/countries.ts";
import type { Currency } from "#language/currencies.ts";
import { LANGUAGES, type Texts } from "#language/languages.ts";
import { namesOtherCurrency, readPrice } from "../price.ts";
import type { UnreadRow } from "./pasted-dishes.ts";
import type { Heads } from "./pasted-heads.ts";
import { holdsAmount, rowText, tableOf } from "./pasted-table.ts";
import { plainName } from "./plain-name.ts";
import { MOST_PASTED, readPasted } from "./read-pasted.ts";
import { sameRow } from "#desk/rows/lists.ts";

export type WineRow = ReturnType<typeof rowOf>;

export type WineTable =
  | {
      readonly rows: readonly WineRow[];
      readonly unread: readonly UnreadRow[];
      readonly unknownColumns: readonly string[];
    }
  | { readonly problem: "no-name-column" | "too-large" };

type Column = "name" | "producer" | "region" | "country" | "grape" | "vintage" | "glass" | "bottle";

/** Column headings in the three languages, without accents. */
const TITLES: readonly (readonly [Column, string])[] = [
  ["glass", "taca glass copa"],
  ["bottle", "garrafa bottle botella preco price precio valor importe pvp r € $"],
  ["vintage", "safra colheita vintage year anada ano"],
  ["grape", "uva uvas casta castas grape grapes cepa variedad variedade"],
  ["region", "regiao region denominacao denominacion appellation"],
  ["country", "pais country origem origin origen"],
  ["producer", "produtor vinicola producer winery productor bodega"],
  ["name", "vinho nome rotulo wine name vino nombre etiqueta"],
];

const HEADS: Heads<Column> = {
  words: new Map(
    TITLES.flatMap(([column, words]) => words.split(" ").map((word) => [word, column] as const)),
  ),
  isNeeded: (column) => column === "name" || column === "bottle",
  isText: (column) => !["glass", "bottle", "vintage"].includes(column),
};

/** The maxima of a table: a list's wines, below a few title rows. */
const MOST_WINES = {
  characters: MOST.winesOfMenu * 500,
  rows: MOST.winesOfMenu + 20,
  columns: MOST_PASTED.columns,
};

/**
 * Parses a spreadsheet's table of wines with a heading row in one of the three languages. Prices
 * are in the restaurant's currency.
 */
export function readWineTable(text: string, currency: Currency): WineTable {
  const pasted = readPasted(text, MOST_WINES);
  if ("tooMany" in pasted) return { problem: "too-large" };
  const { head = [], columns, rows, asked } = tableOf(pasted, HEADS, currency);
  if (!columns.includes("name")) return { problem: "no-name-column" };
  const fitting = rows.filter(({ problem }) => problem === undefined);
  if (fitting.length > MOST.winesOfMenu) return { problem: "too-large" };
  // A name alone may be a title if others have more cells.
  const isWide = fitting.some(({ cells }) => cells.filter((cell) => cell !== "").length > 1);
  const titleOf = (column: Column) => head[columns.indexOf(column)] ?? "";
  return {
    rows: fitting.map(({ cells, ...place }) => {
      const row = rowOf((column) => cells[columns.indexOf(column)] ?? "", titleOf, currency);
      const isOnlyName = isWide && rowText({ ...place, cells }) === row.wine.name;
      return { ...row, isDoubtful: row.isDoubtful || isOnlyName || asked.length > 0 };
    }),
    unread: rows.flatMap(({ problem: reason, ...row }) =>
      reason === undefined ? [] : [{ row: row.row, text: rowText(row), reason }],
    ),
    unknownColumns: head.filter((title, at) => title !== "" && columns[at] === undefined),
  };
}

function rowOf(
  cellAt: (column: Column) => string,
  titleOf: (column: Column) => string,
  currency: Currency,
) {
  const notRead: string[] = [];
  /** Parses a cell; records one that cannot be parsed. */
  function read<T>(column: Column, from: (cell: string) => T | undefined): T | undefined {
    const cell = cellAt(column);
    if (cell === "") return undefined;
    const value = from(cell);
    if (value === undefined) notRead.push(`${titleOf(column)} “${cell.slice(0, 60)}”`);
    return value;
  }
  const line = (cell: string) => (cell.length > LONGEST.line ? undefined : cell);
  const amount = (cell: string) => {
    const price = readPrice(cell);
    const isRead = Number.isFinite(price) && !namesOtherCurrency(cell, currency);
    return isRead ? { [currency]: price } : undefined;
  };
  const name = read("name", line) ?? "";
  const region = read("region", line) ?? "";
  const price = read("bottle", amount);
  const glass = read("glass", amount);
  /** A price is unreadable, or part of the name. */
  const isDoubtful = notRead.length > 0 || holdsAmount(name);
  const facts = {
    producer: read("producer", line),
    country: read("country", countryOf),
    grape: read("grape", line),
    vintage: read("vintage", vintageOf),
    glass,
  };
  const known = Object.entries(facts).filter(([, value]) => value !== undefined);
  const wine: MenuItem = {
    name,
    ...(price && { price }),
    ...(known.length > 0 && { wine: Object.fromEntries(known) as MenuItem["wine"] & object }),
  };
  return { region, wine, notRead, isDoubtful };
}

/** Returns a year; "NV" and the like mean no vintage. */
function vintageOf(cell: string): string | undefined {
  return /^(1[89]|20)\d\d$/.test(cell) ? cell : undefined;
}

/** "França", "France", "Francia" or "FR". */
const COUNTRIES = new Map<string, WineCountry>([
  ...WINE_COUNTRIES.flatMap((country) =>
    [country, ...LANGUAGES.map((language) => countryName(country, language))].map(
      (name) => [plainName(name), country] as const,
    ),
  ),
  ["usa", "US"],
  ["eua", "US"],
  ["eeuu", "US"],
]);
const countryOf = (cell: string) => COUNTRIES.get(plainName(cell));

/**
 * Adds wines to a wine list: each to its region's section, else its country's, else to `other`; new
 * sections come last.
 */
export function winesIntoSections(
  sections: readonly MenuSection[],
  rows: readonly Pick<WineRow, "region" | "wine">[],
  other: Texts,
): readonly MenuSection[] {
  const regions = Map.groupBy(rows, ({ region, wine }) =>
    JSON.stringify(sectionTitle(region, wine.wine?.country, other)),
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

/** A region has one name in all languages. */
function sectionTitle(region: string, country: WineCountry | undefined, other: Texts): Texts {
  if (region !== "") return { pt: region, en: region, es: region };
  if (country === undefined) return other;
  const named = (language: keyof Texts) => countryName(country, language);
  return { pt: named("pt"), en: named("en"), es: named("es") };
}
