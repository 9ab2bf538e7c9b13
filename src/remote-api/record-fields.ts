import type { z } from "zod";
import type { Texts, UploadedPictures } from "#language/languages.ts";
import type { Log } from "#runtime/logging/log.ts";

// Field parsers for records of an untrusted API.

/** An escaped surrogate, paired or not. */
const SURROGATE = /\\u[dD][89a-fA-F]/;

/**
 * Parses JSON and replaces lone surrogates, which HTML cannot hold, so that React's text matches the page. Throws as
 * `JSON.parse` does.
 */
export function parseJson(json: string): unknown {
  if (!SURROGATE.test(json)) return JSON.parse(json);
  return JSON.parse(json, (_, value: unknown) =>
    typeof value === "string" ? value.toWellFormed() : value,
  );
}

export const NO_TEXTS: Texts = { pt: "", en: "", es: "" };

/** Reads a record field by field: a bad one takes its fallback and is logged with the record's name (rule 4.2). */
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
    /** A plain text; anything but text and number is empty. */
    plain,
    /** A picture's URL, or empty: the placeholder shows. */
    picture(name: string): string {
      const url = byHttps(plain(name));
      if (url === "" || isPictureUrl(url)) return url;
      logFieldError(name, "not the URL of a picture");
      return "";
    },
    /** JSON carried as text, or the value itself, parsed by `read`, which may throw. */
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

/** Returns an own field, because every object inherits `constructor`. */
export const ownValue = (record: Record<string, unknown>, name: string): unknown =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** Returns a record unless it is inactive (rule 4.7) or not an object, which is logged. */
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

/** Active unless stated otherwise (rule 4.7). */
function isActive({ isActive: stated = true }: Record<string, unknown>): boolean {
  return stated === true || stated === null;
}

/** Returns a trimmed text, a number's digits, or "". */
export function text(value: unknown): string {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? value.trim() : "";
}

/** Returns a finite number, also from its digits, else 0. */
export function number(value: unknown): number {
  const read = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof read === "number" && Number.isFinite(read) ? read : 0;
}

/** Limits lists of a record: earlier publications and other product APIs may exceed today's limit (rule 10.25). */
const MOST_SHOWN = 1000;

/** Returns the shown part of a list; throws for another value. */
export function list(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new TypeError("not a list");
  return value.slice(0, MOST_SHOWN);
}

/** Parses a value by its schema, else undefined. Longer lists than may be published are accepted, as in earlier content. */
export function readShape<T>(shape: z.ZodType<T>, value: unknown): T | undefined {
  const parsed = shape.safeParse(value);
  if (parsed.success) return parsed.data;
  const isOnlyLong = parsed.error.issues.every(
    (issue) => issue.code === "too_big" && issue.origin === "array",
  );
  return isOnlyLong ? (value as T) : undefined;
}

/** Returns the distinct, non-empty texts of a list; throws for another value. */
export function textList(value: unknown): string[] {
  return [...new Set(list(value).map(text))].filter((one) => one !== "");
}

/** Returns the distinct, usable pictures of a list; throws for another value. */
export function pictureList(value: unknown): string[] {
  return [...new Set(textList(value).map(byHttps))].filter(isPictureUrl);
}

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

/** Upgrades http to https: pages load no http pictures, and most hosts serve both. */
function byHttps(url: string): string {
  const parsed = URL.parse(url);
  return parsed?.protocol === "http:" ? parsed.href.replace("http:", "https:") : url;
}

/** Returns whether a picture is on this site or https, as the page's policy requires. */
function isPictureUrl(url: string): boolean {
  // Browsers ignore tabs and line breaks: "/\t/evil" is "//evil".
  if (/\p{Cc}/u.test(url)) return false;
  if (/^\/[^/\\]/.test(url)) return true;
  return isBehindHttps(url);
}

/** Laxer than `isHttps`: any spelling is accepted. */
export const isBehindHttps = (url: string) => URL.parse(url)?.protocol === "https:";

/** Throws for a non-object. */
export function object(value: unknown): Record<string, unknown> {
  if (!isObject(value)) throw new TypeError("not an object");
  return value;
}

/** Returns a text per language, missing ones empty; throws for a non-object. */
export function texts(value: unknown): Texts {
  const source = object(value);
  return { pt: text(source["pt"]), en: text(source["en"]), es: text(source["es"]) };
}

export function sameTexts(words: string): Texts {
  return { pt: words, en: words, es: words };
}
