import type { Currency } from "#language/currencies.ts";
import { readPrice } from "../price.ts";
import { type Heads, namedColumns, type NamedColumns } from "./pasted-heads.ts";
import { plainName } from "./plain-name.ts";
import { isFilled, type Pasted, type PastedRow } from "./read-pasted.ts";

/** Why a row is no dish, whatever its columns contain. */
export type RowProblem = "blank" | "above-head" | "head" | "total" | "columns";

export interface TableRow extends PastedRow {
  readonly problem?: RowProblem;
}

export interface PastedTable<Column> extends Pick<NamedColumns<Column>, "columns" | "asked"> {
  /** Undefined if no row has the columns' headings. */
  readonly head: readonly string[] | undefined;
  /** All rows except the headings. */
  readonly rows: readonly TableRow[];
}

/** Headings are in one of the first rows, below titles. */
const HIGHEST_HEADS = 10;

const TOTAL = /^(?:(?:grand |sub)?tota(?:l|is|les)\b|(?:soma|suma|sum|importe total)$)/;

/** Returns pasted rows with the columns of their headings, and rows that do not fit. */
export function tableOf<Column>(
  pasted: Pasted,
  heads: Heads<Column>,
  currency: Currency,
): PastedTable<Column> {
  if ("tooMany" in pasted) return { head: undefined, rows: [], columns: [], asked: [] };
  const { rows, mark } = pasted;
  const widths = Map.groupBy(rows, ({ cells }) => trimmed(cells).length);
  const usual = Math.max(...[...widths].filter(([, all]) => all.length > 1).map(([one]) => one));
  const widest = Math.max(0, ...widths.keys());
  const found = headOf(rows, heads, currency, Math.min(2, widest));
  const head = found?.cells;
  const width = head?.length ?? (usual > 0 ? usual : widest);
  const { columns, asked } = namedColumns(head ?? Array<string>(width).fill(""), heads, currency);
  /** Fits a row into the headings' columns. */
  function fitting({ row, cells: all }: PastedRow): TableRow {
    const cells = trimmed(all);
    const problem = problemOf({ row, cells });
    if (problem !== undefined) return { row, cells, problem };
    const joined = mark === "," ? joins(cells, Math.max(1, cells.length - width)) : [];
    const [only = cells, ...others] = joined;
    if (cells.length > width) {
      const isClear = head !== undefined && joined.length === 1 && others.length === 0;
      return isClear ? { row, cells: only } : { row, cells, problem: "columns" };
    }
    // A decimal comma took an empty cell's place.
    const isDoubtful = joined.some((one) => {
      const column = columns[cells.findIndex((cell, at) => cell !== one[at])];
      return head === undefined || (column !== undefined && heads.isText(column));
    });
    return isDoubtful ? { row, cells, problem: "columns" } : { row, cells };
  }
  function problemOf({ row, cells }: PastedRow): RowProblem | undefined {
    if (!isFilled(cells)) return "blank";
    if (found && row < found.row) return "above-head";
    if (head && trimmed(head).join("\t") === cells.join("\t")) return "head";
    return TOTAL.test(plainName(cells.find((cell) => cell !== "") ?? "")) ? "total" : undefined;
  }
  return { head, rows: rows.filter((row) => row !== found).map(fitting), columns, asked };
}

export const rowText = ({ cells }: PastedRow) => cells.filter((cell) => cell !== "").join(" · ");

/**
 * Returns whether a name may be an unseparated row: with a separator, currency, cents or a final
 * amount.
 */
export const holdsAmount = (name: string) => /[;|\t]|\p{Sc}|\d[.,]\d{2}(?!\d)|,\s*\d+$/u.test(name);

const trimmed = (cells: readonly string[]) =>
  cells.slice(0, cells.findLastIndex((cell) => cell !== "") + 1);

/** Finds the row with the most column names, including a required one. */
function headOf<Column>(
  rows: readonly PastedRow[],
  heads: Heads<Column>,
  currency: Currency,
  fewest: number,
): PastedRow | undefined {
  const counted = rows
    .filter(({ cells }) => isFilled(cells))
    .slice(0, HIGHEST_HEADS)
    .filter(({ cells }) => cells.filter((cell) => cell !== "").length >= fewest)
    .filter(({ cells }) => !cells.some((cell) => Number.isFinite(readPrice(cell))))
    .map((row) => ({ row, known: namedColumns(row.cells, heads, currency).known }));
  const most = Math.max(0, ...counted.map(({ known }) => known));
  return most === 0 ? undefined : counted.find(({ known }) => known === most)?.row;
}

const MOST_JOINS = 4;

/** Returns all ways to rejoin amounts split at decimal commas, `times` times. */
function joins(cells: readonly string[], times: number, from = 0): readonly (readonly string[])[] {
  if (times === 0) return [cells];
  if (times > MOST_JOINS) return [];
  const ways: (readonly string[])[] = [];
  for (let at = from; at + 1 < cells.length && ways.length < 2; at += 1) {
    const [whole = "", cents = ""] = cells.slice(at, at + 2);
    if (!/^\D{0,4}\d[\d.]*$/.test(whole) || !/^\d\d$/.test(cents)) continue;
    const next = [...cells.slice(0, at), `${whole},${cents}`, ...cells.slice(at + 2)];
    ways.push(...joins(next, times - 1, at + 1));
  }
  return ways;
}
