import { withoutInvisible } from "#language/invisible-characters.ts";
import { readPrice } from "../price.ts";

/** The maxima of a pasted text, checked before parsing. */
export const MOST_PASTED = { characters: 100_000, rows: 500, columns: 40 } as const;

/** A line of the text; `row` counts blank lines too. */
export interface PastedRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/** A text's rows and separator, or the exceeded maximum. */
export type Pasted =
  | { readonly rows: readonly PastedRow[]; readonly mark: string }
  | { readonly tooMany: "characters" | "rows" };

/** The first of equally good ones wins. */
const MARKS = ["\t", ";", "|", ","] as const;

/**
 * Parses text copied from a spreadsheet (tabs) or CSV (semicolons, bars, commas, or the separator
 * of its line `sep=`). Quoted cells may contain line breaks. Omits blank rows at both ends.
 */
export function readPasted(
  text: string,
  most: Readonly<Record<keyof typeof MOST_PASTED, number>> = MOST_PASTED,
): Pasted {
  if (text.length > most.characters) return { tooMany: "characters" };
  const lines = text.replace(/^\uFEFF/, "").replaceAll(/\r\n?|\u2028/g, "\n");
  const [sepLine = "", named] = /^"?sep=([^\w\s"]|\t)"?(?:\n|$)/i.exec(lines) ?? [];
  const body = lines.slice(sepLine.length);
  const marks = named === undefined ? MARKS : [named];
  const isOver = (mark: string, maximum: number) => body.split(mark).length - 1 > maximum;
  if (isOver("\n", most.rows * 2)) return { tooMany: "rows" };
  if (marks.some((mark) => isOver(mark, most.rows * most.columns))) return { tooMany: "rows" };
  const tables = marks.map((mark) => ({ mark, raw: cellsOf(body, mark) }));
  const scored = tables.map((table) => ({ ...table, score: named ? 1 : scoreOf(table) }));
  const { mark, raw } = scored.reduce((one, next) => (next.score > one.score ? next : one));
  const rows = raw.map((cells, at) => ({ row: at + 1, cells: cells.map(plain) }));
  const filled = rows.filter(({ cells }) => isFilled(cells));
  const isWide = filled.some(({ cells }) => cells.length > most.columns);
  if (isWide || filled.length > most.rows) return { tooMany: "rows" };
  const [first, last] = [filled[0]?.row ?? 1, filled.at(-1)?.row ?? 0];
  return { rows: rows.slice(first - 1, last), mark };
}

export const isFilled = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== "");

const isAmount = (cell: string) => Number.isFinite(readPrice(cell));

/** Returns a cell as one line without invisible characters; a single dash is empty. */
function plain(cell: string): string {
  const line = withoutInvisible(cell.normalize("NFC")).trim();
  if (/^[-–—]?$/.test(line)) return "";
  // Spaces decide whether a text is an amount.
  return isAmount(line) ? line : line.replaceAll(/[\s\p{Cs}\p{Co}\p{Cn}]+/gu, " ").trim();
}

interface RawTable {
  readonly mark: string;
  readonly raw: readonly (readonly string[])[];
}

/** Counts the rows that a mark separates, and those with an amount; 0 if it is punctuation. */
function scoreOf({ mark, raw }: RawTable): number {
  const filled = raw.filter(isFilled);
  const split = filled.filter((cells) =>
    mark === "," ? cells.some(isBehindComma) : cells.length > 1,
  );
  const priced = split.filter((cells) => cells.some(isAmount)).length;
  const isSeparated =
    mark === ","
      ? split.length * 2 > filled.length &&
        (priced * 2 > split.length || split.every((cells) => /^\S/.test(cells[1] ?? "")))
      : mark === "\t" || split.length > 1 || split.length === filled.length;
  return isSeparated ? split.length + priced : 0;
}

/** A comma between digits may belong to an amount. */
const isBehindComma = (cell: string, at: number, cells: readonly string[]) =>
  at > 0 && !(/^\d/.test(cell) && /\d$/.test(cells[at - 1] ?? ""));

/** Splits a text at a mark into raw cells. */
function cellsOf(text: string, mark: string): readonly (readonly string[])[] {
  const quoted = new RegExp(` *"((?:[^"]|"")*)" *(?=\\${mark}|\\n|$)`, "y");
  const bare = new RegExp(`[^\\${mark}\\n]*`, "y");
  const rows: string[][] = [[]];
  let at = 0;
  while (at <= text.length) {
    quoted.lastIndex = at;
    bare.lastIndex = at;
    const inQuotes = quoted.exec(text);
    const cell = inQuotes?.[1]?.replaceAll('""', '"') ?? bare.exec(text)?.[0] ?? "";
    rows.at(-1)?.push(cell);
    at = inQuotes === null ? bare.lastIndex : quoted.lastIndex;
    if (text[at] === "\n") rows.push([]);
    // Skips the mark.
    at += 1;
  }
  return rows;
}
