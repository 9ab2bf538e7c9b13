const WIDEST = 48;

/**
 * Writes a table part by part. Columns are as wide as the widest cell of the first part, at most 48
 * signs; longer cells end with an ellipsis. The header comes above the first part.
 */
export function tableWriter(header: readonly string[]) {
  let widths: readonly number[] | undefined;
  return (rows: readonly (readonly string[])[]): string => {
    const cells = [...(widths === undefined ? [header] : []), ...rows].map((row) =>
      row.map(fitted),
    );
    const columns = (widths ??= header.map((_, column) =>
      Math.max(...cells.map((row) => lengthOf(row[column] ?? ""))),
    ));
    return cells
      .map((row) =>
        row
          .map(
            (cell, column) =>
              cell + " ".repeat(Math.max(0, (columns[column] ?? 0) - lengthOf(cell))),
          )
          .join("  ")
          .trimEnd(),
      )
      .join("\n");
  };
}

/** The whole table at once. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return tableWriter(header)(rows);
}

function fitted(cell: string): string {
  const letters = Array.from(harmless(cell));
  return letters.length <= WIDEST ? letters.join("") : `${letters.slice(0, WIDEST - 1).join("")}…`;
}

function lengthOf(cell: string): number {
  return Array.from(cell).length;
}

/** Space, and the control characters that a terminal would obey. */
const CONTROLS = /[\s\p{Cc}\p{Cf}]+/gu;

/** A visitor's text on one line that a terminal only shows. */
export function harmless(text: string): string {
  return text.replaceAll(CONTROLS, " ").trim();
}
