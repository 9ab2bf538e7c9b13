const WIDEST = 48;

/** Returns a table with columns as wide as their widest cell; longer cells than 48 signs end with an ellipsis. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [header, ...rows].map((row) => row.map(fitted));
  const widths = header.map((_, column) =>
    Math.max(...cells.map((row) => lengthOf(row[column] ?? ""))),
  );
  const line = (row: readonly string[]) =>
    row.map((cell, column) => cell + " ".repeat((widths[column] ?? 0) - lengthOf(cell)));
  return cells.map((row) => line(row).join("  ").trimEnd()).join("\n");
}

function fitted(cell: string): string {
  const letters = Array.from(harmless(cell));
  return letters.length <= WIDEST ? letters.join("") : `${letters.slice(0, WIDEST - 1).join("")}…`;
}

function lengthOf(cell: string): number {
  return Array.from(cell).length;
}

/** White space, and control characters that a terminal would interpret. */
const CONTROLS = /[\s\p{Cc}\p{Cf}]+/gu;

/** Returns a visitor's text on one line, safe for a terminal. */
export function harmless(text: string): string {
  return text.replaceAll(CONTROLS, " ").trim();
}
