import { exportedFields, LEAD_FIELD_NAMES } from "./lead-fields.ts";
import type { LeadWithDelivery } from "./lead-deliveries.ts";

/**
 * Start of a formula, in full-width characters too: at the start of a cell, and after every
 * character that may separate cells (Excel in Portuguese and Spanish uses semicolons).
 */
const FORMULA = /(?:^|(?<=[;\t\r\n]))(?=[=+\-@＝＋－＠])|^(?=[\t\r\n])/g;

/** Excel guesses another encoding without it. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** Returns a CSV line (RFC 4180) without formulas. */
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

/** The export's header; column names are for programs. */
export const LEADS_CSV_HEAD = BYTE_ORDER_MARK + csvLine(LEAD_FIELD_NAMES);

export function leadsCsv(leads: readonly LeadWithDelivery[]): string {
  return leads.map((lead) => csvLine(Object.values(exportedFields(lead)))).join("");
}
