import type { Log } from "./log.ts";
import type { Texts } from "./restaurants/restaurants.contract.ts";

// What the parsers of all resources need to read records of an API that is not ours to trust.

export const NO_TEXTS: Texts = { pt: "", en: "", es: "" };

/**
 * Answers a function that reads one field of a record, from JSON text or as it is. An absent
 * field takes the fallback; one that `read` throws at does so too and is logged with the
 * sentence, so that one bad field never loses the record (reading 13).
 */
export function fieldReader(
  record: Record<string, unknown>,
  options: { readonly log: Log; readonly sentence: string; readonly about: string },
) {
  return <T>(name: string, read: (value: unknown) => T, fallback: T): T => {
    const value = record[name];
    if (value === undefined || value === null || value === "") return fallback;
    try {
      return read(typeof value === "string" ? JSON.parse(value) : value);
    } catch (error) {
      const { log, sentence, about } = options;
      log.error({ record: about, field: name, reason: String(error) }, sentence);
      return fallback;
    }
  };
}

/**
 * Answers a function that reads one plain text of a record. What is neither text nor number is
 * empty and logged with the sentence.
 */
export function textReader(
  record: Record<string, unknown>,
  options: { readonly log: Log; readonly sentence: string; readonly about: string },
) {
  return (name: string): string => {
    const value = record[name] ?? "";
    if (typeof value !== "string" && typeof value !== "number") {
      const { log, sentence, about } = options;
      log.error({ record: about, field: name, reason: "not a text" }, sentence);
    }
    return text(value);
  };
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A trimmed text; a number becomes its digits, anything else is empty. */
export function text(value: unknown): string {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? value.trim() : "";
}

/** A finite number, also from its digits; anything else is 0. */
export function number(value: unknown): number {
  const read = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof read === "number" && Number.isFinite(read) ? read : 0;
}

/** Throws when the value is not a list. */
export function list(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new TypeError("not a list");
  return value;
}

/** The filled texts of a list, each once; throws when the value is not a list. */
export function textList(value: unknown): string[] {
  return [...new Set(list(value).map(text))].filter((one) => one !== "");
}

/** Throws when the value is not an object. */
export function object(value: unknown): Record<string, unknown> {
  if (!isObject(value)) throw new TypeError("not an object");
  return value;
}

/** A text per language, missing ones empty; throws when the value is not an object. */
export function texts(value: unknown): Texts {
  const source = object(value);
  return { pt: text(source["pt"]), en: text(source["en"]), es: text(source["es"]) };
}
