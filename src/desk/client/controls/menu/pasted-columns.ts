import { LANGUAGES } from "#language/languages.ts";
import { sizeName, UNCOUNTED_SIZES } from "#content/shapes/dish-sizes.ts";
import { readPrice } from "../price.ts";
import { plainName } from "./plain-name.ts";

/** What a pasted column holds; "" is nothing that a menu has. A language: what a dish is, in that language; a size: its price. */
export const COLUMNS = [
  ...(["", "name", "price", "section", "pt", "en", "es"] as const),
  ...UNCOUNTED_SIZES,
] as const;
export type PastedColumn = (typeof COLUMNS)[number];

/** The heads of columns in the desk's languages, as {@link plainName} writes them. */
const HEADS = new Map<string, PastedColumn>([
  ...wordsFor("name", ["nome", "nome do prato", "prato", "pratos", "item", "itens", "produto"]),
  ...wordsFor("name", ["name", "dish name", "dish", "dishes", "product", "drink", "drinks"]),
  ...wordsFor("name", ["nombre", "nombre del plato", "plato", "platos", "producto"]),
  ...wordsFor("name", ["bebida", "bebidas"]),
  ...UNCOUNTED_SIZES.flatMap((size) =>
    LANGUAGES.map((language) => [plainName(sizeName({ size }, language)), size] as const),
  ),
  ...wordsFor("section", ["secao", "categoria", "grupo", "section", "category", "seccion"]),
]);

/** Others go on after such a word: "Preço (R$)", "Description EN". */
const FIRST_WORDS = new Map<string, PastedColumn>([
  ...wordsFor("price", ["preco", "valor", "price", "precio", "importe", "pvp", "r"]),
  // "Taça 150 ml", "Meia".
  ...wordsFor("glass", ["taca", "copa", "glass"]),
  ...wordsFor("jug", ["jarra", "jug"]),
  ...wordsFor("bottle", ["garrafa", "botella", "bottle"]),
  ...wordsFor("half", ["meia", "media", "half"]),
  ...wordsFor("pt", ["descricao", "explicacao"]),
  ...wordsFor("en", ["description", "explanation"]),
  ...wordsFor("es", ["descripcion", "explicacion"]),
]);

function wordsFor(column: PastedColumn, words: readonly string[]) {
  return words.map((word) => [word, column] as const);
}

function columnOf(head: string): PastedColumn {
  const plain = plainName(head);
  const words = plain.split(" ");
  const column = HEADS.get(plain) ?? FIRST_WORDS.get(words[0] ?? "") ?? "";
  const isText = LANGUAGES.some((language) => language === column);
  return (isText && LANGUAGES.find((language) => language === words.at(-1))) || column;
}

export interface PastedTable {
  /** Without the heads of the columns. */
  readonly rows: readonly (readonly string[])[];
  readonly hasHead: boolean;
  readonly columns: readonly PastedColumn[];
}

/** What each column of pasted rows holds: by its head, else by what is in it. */
export function recognised(rows: readonly (readonly string[])[]): PastedTable {
  const [head = [], ...others] = rows;
  const named = head.map(columnOf);
  const hasHead =
    named.some((column) => column === "name" || column === "price") &&
    !head.some((cell) => Number.isFinite(readPrice(cell)));
  if (hasHead) return { rows: others, hasHead, columns: named.map(firstOnly) };
  return { rows, hasHead, columns: guessed(rows) };
}

/** A second column of the same sort is left out. */
const firstOnly = (column: PastedColumn, at: number, all: readonly PastedColumn[]) =>
  all.indexOf(column) === at ? column : "";

/** The column with most amounts has the prices, the first of those with most words the names. */
function guessed(rows: readonly (readonly string[])[]): readonly PastedColumn[] {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const counts = Array.from({ length: width }, (_, at) => {
    const cells = rows.map((row) => row[at] ?? "").filter((cell) => cell !== "");
    const amounts = cells.filter((cell) => Number.isFinite(readPrice(cell))).length;
    return { amounts, words: cells.length - amounts };
  });
  const most = (of: "amounts" | "words") => {
    const highest = Math.max(0, ...counts.map((count) => count[of]));
    return highest === 0 ? -1 : counts.findIndex((count) => count[of] === highest);
  };
  const price = most("amounts");
  const name = most("words");
  return counts.map((_, at) => (at === name ? "name" : at === price ? "price" : ""));
}
