import { FREE_TEXT_MAXIMUM } from "./form-fields.ts";

/**
 * The posted fields that can mean something, made harmless: only texts and numbers, without the
 * characters that PostgreSQL refuses or that could start a header line of a mail. Line breaks
 * stay in the message alone. Campaign parameters, which no visitor typed, are cut to their length.
 */
export function sanitiseInput(input: unknown): Record<string, string | number> {
  if (typeof input !== "object" || input === null) return {};
  const fields: [name: string, value: string | number][] = [];
  for (const [name, value] of Object.entries(input) as [string, unknown][]) {
    if (typeof value === "number") fields.push([name, value]);
    if (typeof value === "string") fields.push([name, plainText(name, value)]);
  }
  return Object.fromEntries(fields);
}

function plainText(name: string, value: string): string {
  const text = value.toWellFormed().replaceAll(/\r\n?/g, "\n");
  if (name === "message") return text.replaceAll(/(?![\n\t])\p{Cc}/gu, "");
  const line = text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
  return name.startsWith("utm_") ? line.slice(0, FREE_TEXT_MAXIMUM).toWellFormed() : line;
}
