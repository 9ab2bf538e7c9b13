/** What a spreadsheet takes for the beginning of a formula, in wide signs too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Excel takes a file without this mark for another alphabet. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** One line of a CSV file (RFC 4180); no cell of it is a formula. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

function csvCell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
