import { readPrice } from "../price.ts";

/** More than this nobody pastes of a menu; it is counted before anything is read. */
export const MOST_PASTED = { characters: 100_000, rows: 500, columns: 40 } as const;

/** The rows of a text, or of what it has too much. */
export type Pasted =
  | { readonly rows: readonly (readonly string[])[] }
  | { readonly tooMany: "characters" | "rows" };

/**
 * The cells of a text that was copied from a spreadsheet (separated by tabs) or is a CSV (semicolons or commas). Cells
 * in quotes may hold line breaks; spaces are single, and rows without a word are left out.
 */
export function readPasted(text: string): Pasted {
  if (text.length > MOST_PASTED.characters) return { tooMany: "characters" };
  const mark = markOf(text);
  if (countOf(text, "\n") > MOST_PASTED.rows * 2) return { tooMany: "rows" };
  if (countOf(text, mark) > MOST_PASTED.rows * MOST_PASTED.columns) return { tooMany: "rows" };
  const rows = cellsOf(text, mark);
  const isWide = rows.some((cells) => cells.length > MOST_PASTED.columns);
  return isWide || rows.length > MOST_PASTED.rows ? { tooMany: "rows" } : { rows };
}

export const countOf = (text: string, mark: string) => text.split(mark).length - 1;

/** One line, without what nobody sees. */
const plain = (cell: string) => cell.replaceAll(/\s+/gu, " ").replaceAll(/\p{C}/gu, "").trim();

type CellMark = "\t" | ";" | ",";

/** A mark separates only where each line has it; a comma between digits is one of an amount. */
function markOf(text: string): CellMark {
  if (text.includes("\t")) return "\t";
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  if (lines.every((line) => line.includes(";"))) return ";";
  const isSeparated = lines.every((line) => /,(?!\d)|(?<!\d),/.test(line));
  return isSeparated && !lines.every((line) => Number.isFinite(readPrice(line))) ? "," : "\t";
}

/** The cells between marks, in rows that have a word. */
export function cellsOf(text: string, mark: CellMark): readonly (readonly string[])[] {
  const quoted = new RegExp(`"((?:[^"]|"")*)"(?=${mark}|\\r?\\n|$)`, "y");
  const bare = new RegExp(`[^${mark}\\n]*`, "y");
  const rows: string[][] = [[]];
  let at = 0;
  while (at <= text.length) {
    quoted.lastIndex = at;
    bare.lastIndex = at;
    const inQuotes = text[at] === '"' ? quoted.exec(text) : null;
    const cell = inQuotes?.[1]?.replaceAll('""', '"') ?? bare.exec(text)?.[0] ?? "";
    rows.at(-1)?.push(cell);
    at = inQuotes === null ? bare.lastIndex : quoted.lastIndex;
    if (text[at] === "\r") at += 1;
    if (text[at] === "\n") rows.push([]);
    // Behind the mark.
    at += 1;
  }
  return rows.map((cells) => cells.map(plain)).filter((cells) => cells.some((cell) => cell !== ""));
}
