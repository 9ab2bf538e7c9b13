import { sizeName, UNCOUNTED_SIZES } from "#content/schemas/dish-sizes.ts";
import type { Currency } from "#language/currencies.ts";
import { isLanguage, LANGUAGES } from "#language/languages.ts";
import { readPrice } from "../price.ts";
import type { Heads } from "./pasted-heads.ts";
import { type PastedTable, tableOf, type TableRow } from "./pasted-table.ts";
import { plainName } from "./plain-name.ts";
import type { Pasted } from "./read-pasted.ts";

/**
 * The content of a pasted column; "" is ignored. A language holds the explanation in it; a size,
 * its price.
 */
export const COLUMNS = [
  ...(["", "name", "price", "section", "pt", "en", "es"] as const),
  ...UNCOUNTED_SIZES,
] as const;
export type PastedColumn = (typeof COLUMNS)[number];

const LANGUAGE_WORDS: readonly (readonly [PastedColumn, string])[] = [
  ["pt", "pt portugues portuguese"],
  ["en", "en ingles english"],
  ["es", "es espanhol espanol spanish castellano"],
];

const HEADS: Heads<PastedColumn> = {
  words: new Map([
    ...wordsFor("name", "nome prato pratos item itens produto bebida bebidas"),
    ...wordsFor("name", "name dish dishes product drink drinks"),
    ...wordsFor("name", "nombre plato platos producto"),
    ...wordsFor("price", "preco valor price precio importe pvp r € $"),
    ...UNCOUNTED_SIZES.flatMap((size) =>
      LANGUAGES.map((language) => [plainName(sizeName({ size }, language)), size] as const),
    ),
    ...wordsFor("half", "meia half"),
    ...wordsFor("section", "secao categoria grupo section category seccion"),
    ...wordsFor("pt", "descricao explicacao"),
    ...wordsFor("en", "description explanation"),
    ...wordsFor("es", "descripcion explicacion"),
  ]),
  isNeeded: (column) => column === "name" || column === "price",
  isText: (column) => column === "section" || isLanguage(column),
  refine: (column, words) =>
    (isLanguage(column) &&
      LANGUAGE_WORDS.find(([, names]) => names.split(" ").includes(words.at(-1) ?? ""))?.[0]) ||
    column,
};

function wordsFor(column: PastedColumn, words: string) {
  return words.split(" ").map((word) => [word, column] as const);
}

/** Recognises columns by heading, else by content. */
export function recognised(pasted: Pasted, currency: Currency) {
  const table = tableOf(pasted, HEADS, currency);
  const { columns, asked } = table.head === undefined ? guessed(table.rows) : table;
  return { ...table, columns: columns.map((column) => column ?? ""), asked };
}

/**
 * Guesses columns by content: the first with the most distinct texts has the names, the only one
 * with cents or currency the prices. Whole numbers are prices only if alone and after the names.
 */
function guessed(rows: readonly TableRow[]): Pick<PastedTable<PastedColumn>, "columns" | "asked"> {
  const fitting = rows.filter(({ problem }) => problem === undefined);
  const width = Math.max(0, ...fitting.map(({ cells }) => cells.length));
  const counts = Array.from({ length: width }, (_, at) => {
    const cells = fitting.map((row) => row.cells[at] ?? "").filter((cell) => cell !== "");
    const amounts = cells.filter((cell) => Number.isFinite(readPrice(cell)));
    const words = new Set(cells.filter((cell) => !amounts.includes(cell)));
    const isMoney = amounts.some((cell) => /[.,]\d{1,2}(?!\d)|[^\d.,\s]/.test(cell));
    const isPriced = amounts.length > 0 && amounts.length * 2 >= cells.length;
    return { at, words: words.size, isPriced, isMoney };
  });
  const mostWords = Math.max(0, ...counts.map(({ words }) => words));
  const name = mostWords === 0 ? -1 : counts.findIndex(({ words }) => words === mostWords);
  const amounts = counts.filter(({ at, isPriced }) => isPriced && at !== name);
  const money = amounts.filter(({ isMoney }) => isMoney);
  const [price, ...others] = money.length > 0 ? money : amounts;
  const isSure = price !== undefined && others.length === 0 && (price.isMoney || price.at > name);
  return {
    columns: counts.map(({ at }) =>
      at === name ? "name" : isSure && at === price.at ? "price" : undefined,
    ),
    asked: price !== undefined && !isSure ? ["price"] : [],
  };
}
