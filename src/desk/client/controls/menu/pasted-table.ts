import type { Currency } from "#language/currencies.ts";
import { readPrice } from "../price.ts";
import { type Heads, namedColumns, type NamedColumns } from "./pasted-heads.ts";
import { plainName } from "./plain-name.ts";
import { isFilled, type Pasted, type PastedRow } from "./read-pasted.ts";

/** Why a row is no dish, whatever the columns hold. */
export type RowProblem = "blank" | "above-head" | "head" | "total" | "columns";

export interface TableRow extends PastedRow {
  readonly problem?: RowProblem;
}

export interface PastedTable<Column> extends Pick<NamedColumns<Column>, "columns" | "asked"> {
  /** Undefined where no row has the heads of the columns. */
  readonly head: readonly string[] | undefined;
  /** All rows but the head. */
  readonly rows: readonly TableRow[];
}

/** The heads stand in one of the first rows, below titles. */
const HIGHEST_HEADS = 10;

const TOTAL = /^(?:(?:grand |sub)?tota(?:l|is|les)\b|(?:soma|suma|sum|importe total)$)/;

/** Pasted rows with the columns that their head names, and the rows that do not fit it. */
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
  /** The row in the columns of the head. */
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
    // A decimal comma that has taken the place of an empty cell.
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

/** Whether a name may be a row that was not separated: it has a mark, a currency, cents or an amount at its end. */
export const holdsAmount = (name: string) => /[;|\t]|\p{Sc}|\d[.,]\d{2}(?!\d)|,\s*\d+$/u.test(name);

const trimmed = (cells: readonly string[]) =>
  cells.slice(0, cells.findLastIndex((cell) => cell !== "") + 1);

/** The row that names most columns, among them one that a menu needs. */
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

/** All ways to make amounts with cents of cells that a decimal comma has parted, as often as told. */
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
