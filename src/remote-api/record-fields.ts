import type { z } from "zod";
import type { Texts, UploadedPictures } from "#language/languages.ts";
import type { Log } from "#logging/log.ts";

// What the parsers of all resources need to read records of an API that is not ours to trust.

/** The escape of half a character, with or without its other half. */
const SURROGATE = /\\u[dD][89a-fA-F]/;

/**
 * Parses JSON into texts without halves of characters: HTML cannot hold those, and React would find other words in
 * the page than it has. Throws as `JSON.parse` does.
 */
export function parseJson(json: string): unknown {
  if (!SURROGATE.test(json)) return JSON.parse(json);
  return JSON.parse(json, (_, value: unknown) =>
    typeof value === "string" ? value.toWellFormed() : value,
  );
}

export const NO_TEXTS: Texts = { pt: "", en: "", es: "" };

/**
 * Reads the fields of one record so that a bad one never loses the others (rule 4.2): it takes
 * its fallback, and is logged with the message beside what the record is called.
 */
export function recordReader(
  record: Record<string, unknown>,
  { log, message, about }: { readonly log: Log; readonly message: string; readonly about: string },
) {
  const logFieldError = (field: string, reason: string) =>
    log.error({ record: about, field, reason }, message);
  const valueOf = (name: string) => ownValue(record, name);
  function plain(name: string): string {
    const value = valueOf(name) ?? "";
    if (typeof value !== "string" && typeof value !== "number") logFieldError(name, "not a text");
    return text(value);
  }
  return {
    /** A plain text; what is neither text nor number is empty. */
    plain,
    /** The URL of a picture, or empty: the placeholder then shows. */
    picture(name: string): string {
      const url = byHttps(plain(name));
      if (url === "" || isPictureUrl(url)) return url;
      logFieldError(name, "not the URL of a picture");
      return "";
    },
    /** JSON text, or its value as it is, in the form that `read` gives it or throws at. */
    field<T>(name: string, read: (value: unknown) => T, fallback: T): T {
      const value = valueOf(name);
      if (value === undefined || value === null || value === "") return fallback;
      try {
        return read(typeof value === "string" ? parseJson(value) : value);
      } catch (error) {
        logFieldError(name, String(error));
        return fallback;
      }
    },
  };
}

/** A field of a record that is its own: every object has a `constructor`. */
export const ownValue = (record: Record<string, unknown>, name: string): unknown =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** A record that may be shown: not one that is no object, which is logged, or that is inactive (rule 4.7). */
export function shownRecord(
  record: unknown,
  log: Log,
  message: string,
): Record<string, unknown> | undefined {
  if (isObject(record)) return isActive(record) ? record : undefined;
  log.error({ record: typeof record }, message);
  return undefined;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** True unless the record says false (rule 4.7). */
function isActive({ isActive: stated = true }: Record<string, unknown>): boolean {
  return stated === true || stated === null;
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

/**
 * So much of one list of a record is shown. What is published has a fraction of it (rule 10.25), but what was
 * published before, and what another product API sends, must cost no page more than this.
 */
const MOST_SHOWN = 1000;

/** As much of a list as is shown; throws when the value is not a list. */
export function list(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new TypeError("not a list");
  return value.slice(0, MOST_SHOWN);
}

/**
 * A value in its shape, undefined where it has another one. A list that has more entries than may be
 * published was published before, and is read all the same.
 */
export function readShape<T>(shape: z.ZodType<T>, value: unknown): T | undefined {
  const parsed = shape.safeParse(value);
  if (parsed.success) return parsed.data;
  const isOnlyLong = parsed.error.issues.every(
    (issue) => issue.code === "too_big" && issue.origin === "array",
  );
  return isOnlyLong ? (value as T) : undefined;
}

/** The filled texts of a list, each once; throws when the value is not a list. */
export function textList(value: unknown): string[] {
  return [...new Set(list(value).map(text))].filter((one) => one !== "");
}

/** The usable pictures of a list, each once; throws when the value is not a list. */
export function pictureList(value: unknown): string[] {
  return [...new Set(textList(value).map(byHttps))].filter(isPictureUrl);
}

/** What a record says of its uploaded pictures. */
export function uploadedPictures({
  field,
}: Pick<ReturnType<typeof recordReader>, "field">): UploadedPictures {
  const shown = field("pictureTexts", pictureTexts, undefined);
  const credits = field("pictureCredits", pictureCredits, undefined);
  return { ...(shown && { pictureTexts: shown }), ...(credits && { pictureCredits: credits }) };
}

function pictureTexts(value: unknown) {
  return new Map(Object.entries(object(value)).map(([url, of]) => [url, texts(of)]));
}

function pictureCredits(value: unknown) {
  const named = Object.entries(object(value)).map(([url, name]) => [url, text(name)] as const);
  return new Map(named.filter(([, name]) => name !== ""));
}

/** Pages load no picture by http: who serves it so mostly serves it by https as well. */
function byHttps(url: string): string {
  const parsed = URL.parse(url);
  return parsed?.protocol === "http:" ? parsed.href.replace("http:", "https:") : url;
}

/** Pictures are on this site or behind https: pages load no others. */
function isPictureUrl(url: string): boolean {
  // A browser leaves out tabs and line breaks wherever they stand: "/\t/evil" is "//evil".
  if (/\p{Cc}/u.test(url)) return false;
  if (/^\/[^/\\]/.test(url)) return true;
  return isBehindHttps(url);
}

/** Other than of what is published here (`isHttps`), no particular spelling is asked of it. */
export const isBehindHttps = (url: string) => URL.parse(url)?.protocol === "https:";

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

/** A text that is the same in each language. */
export function sameTexts(words: string): Texts {
  return { pt: words, en: words, es: words };
}
