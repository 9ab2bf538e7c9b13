import { exportedFields, LEAD_FIELD_NAMES } from "./lead-fields.ts";
import type { LeadWithDelivery } from "./lead-deliveries.ts";

/**
 * What a spreadsheet takes for the beginning of a formula, in wide signs too: at the start of a
 * cell, and after whatever ends one where cells are parted otherwise. Excel in Portuguese and
 * Spanish parts them by semicolons.
 */
const FORMULA = /(?:^|(?<=[;\t\r\n]))(?=[=+\-@＝＋－＠])|^(?=[\t\r\n])/g;

/** Excel takes a file without this mark for another alphabet. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** One line of a CSV file (RFC 4180); no cell of it is a formula, whatever parts them. */
export function csvLine(
  cells: readonly (string | number | null)[],
  separator: "," | ";" = ",",
): string {
  return `${cells.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`;
}

function csvCell(value: string | number | null, separator: string): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = value.replaceAll(FORMULA, "'");
  const isQuoted = text.includes(separator) || /["\r\n]/.test(text);
  return isQuoted ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What the tool's export of leads begins with: the names of its columns, for programs. */
export const LEADS_CSV_HEAD = BYTE_ORDER_MARK + csvLine(LEAD_FIELD_NAMES);

/** Every field of these leads, a line each. */
export function leadsCsv(leads: readonly LeadWithDelivery[]): string {
  return leads.map((lead) => csvLine(Object.values(exportedFields(lead)))).join("");
}
