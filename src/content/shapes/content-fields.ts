import { micromark } from "micromark";
import { z } from "zod";
import { isArticleLink, isWebUrl } from "#language/article-links.ts";
import type { Language } from "#language/languages.ts";

// The fields that several kinds of content have.

/** Slugs are parts of URLs and names of files. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** In characters: more than any page could show as what it is. */
const LONGEST = { line: 200, url: 2000, texts: 5000, markdown: 50_000 };

const isFilled = (value: string) => value.trim() !== "";
const isHttps = (value: string) => URL.canParse(value) && new URL(value).protocol === "https:";
const isOwnPath = (value: string) => /^\/[^/\\\s\p{Cc}][^\s\p{Cc}]*$/u.test(value);
const atMost = (maximum: number) =>
  z.string().max(maximum, `must not be longer than ${maximum} characters`);
/** Control characters, bidirectional marks, lone surrogates: invisible, and they break the text that follows. */
const visible = (shape: z.ZodString) =>
  shape.regex(/^(\P{C}|[\t\n\r\u200C\u200D])*$/u, "must hold no invisible characters");

export const clockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as "12:30"');

export const slug = atMost(100).regex(
  SLUG,
  "must be lower-case letters, digits and single hyphens",
);
const lineOrEmpty = visible(atMost(LONGEST.line)).regex(/^[^\n\r]*$/, "must be one line");
/** A name, a title: one line. */
export const line = lineOrEmpty.refine(isFilled, "must not be empty");
const text = visible(atMost(LONGEST.texts)).refine(isFilled, "must not be empty");
/** Of a link that leads to nothing that a page may link to it shows only the words. */
const markdown = visible(atMost(LONGEST.markdown))
  .refine(isFilled, "must not be empty")
  .superRefine((value, context) => {
    if (value.length > LONGEST.markdown) return;
    const html = micromark(value, { allowDangerousProtocol: true });
    for (const [, attribute, href = ""] of html.matchAll(/<(a href|img src)="([^"]*)"/g)) {
      if (href === "" || (attribute === "a href" ? isArticleLink(href) : isWebUrl(href))) continue;
      context.addIssue({ code: "custom", message: `must not link to ${href.slice(0, 100)}` });
    }
  });
export const https = atMost(LONGEST.url).refine(isHttps, "must be an https URL");
export const httpsOrEmpty = atMost(LONGEST.url).refine(
  (v) => v === "" || isHttps(v),
  'must be an https URL or ""',
);
export const url = atMost(LONGEST.url).refine(
  (v) => isOwnPath(v) || isHttps(v),
  "must be an https URL or a path starting with /",
);

/** E.164, or "" when no number is public. */
export const phoneOrEmpty = z
  .string()
  .regex(/^(\+[1-9]\d{6,14})?$/, 'must be an international number such as +551130871399, or ""');
export const emailOrEmpty = z.union([z.email(), z.literal("")], 'must be an e-mail address or ""');

/** As {@link url}, or empty where there is none. */
export const urlOrEmpty = z.union([z.literal(""), url], 'must be an https URL, a path or ""');

const inEachLanguage = <Shape extends z.ZodType<string>>(shape: Shape) =>
  z
    .strictObject({ pt: shape, en: shape, es: shape } satisfies Record<Language, unknown>)
    .readonly();

export const lines = inEachLanguage(line);
export const texts = inEachLanguage(text);
export const markdowns = inEachLanguage(markdown);

const inAllOrNone = (shape: z.ZodString) =>
  inEachLanguage(shape).refine(
    (value) => new Set(Object.values(value).map((one) => one.trim() === "")).size === 1,
    {
      message: "must be given in every language, or be empty in every language",
    },
  );

export const textsOrEmpty = inAllOrNone(visible(atMost(LONGEST.texts)));
export const linesOrEmpty = inAllOrNone(lineOrEmpty);
