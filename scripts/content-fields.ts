import { z } from "zod";
import type { Language } from "../src/language/languages.ts";

// The fields that several kinds of content have.

/** Slugs are parts of addresses and names of files. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const isHttps = (value: string) => URL.canParse(value) && new URL(value).protocol === "https:";
const isOwnPath = (value: string) => /^\/[^/\\]/.test(value);

export const slug = z.string().regex(SLUG, "must be lower-case letters, digits and single hyphens");
export const text = z.string().refine((value) => value.trim() !== "", "must not be empty");
export const https = z.string().refine(isHttps, "must be an https address");
export const httpsOrNone = z
  .string()
  .refine((v) => v === "" || isHttps(v), 'must be an https address or ""');
export const address = z
  .string()
  .refine((v) => isOwnPath(v) || isHttps(v), "must be an https address or a path starting with /");

export const texts = z.strictObject({
  pt: text,
  en: text,
  es: text,
} satisfies Record<Language, unknown>);
export const textsOrNone = z
  .strictObject({ pt: z.string(), en: z.string(), es: z.string() })
  .refine((value) => new Set(Object.values(value).map((one) => one.trim() === "")).size === 1, {
    message: "must be given in every language, or be empty in every language",
  });
