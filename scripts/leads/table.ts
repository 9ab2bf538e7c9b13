import { harmless } from "./terminal.ts";

const WIDEST = 48;

/** Columns as wide as their widest cell, at most 48 signs; longer cells end with an ellipsis. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [header, ...rows].map((row) => row.map(fitted));
  const widths = header.map((_, column) =>
    Math.max(...cells.map((row) => lengthOf(row[column] ?? ""))),
  );
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell + " ".repeat((widths[column] ?? 0) - lengthOf(cell)))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function fitted(cell: string): string {
  const letters = Array.from(harmless(cell));
  return letters.length <= WIDEST ? letters.join("") : `${letters.slice(0, WIDEST - 1).join("")}…`;
}

function lengthOf(cell: string): number {
  return Array.from(cell).length;
}
