import { z } from "zod";
import { readEmail } from "#language/email-address.ts";
import { type Language, LANGUAGES } from "#language/languages.ts";
import { findRefused, withoutInvisible } from "#language/invisible-characters.ts";
import { isHttps } from "#language/link-urls.ts";
import { LONGEST, MOST } from "./content-maxima.ts";
import { existsIn } from "./exists-in.ts";
import { storedPhone } from "#language/phone-number.ts";
import { COUNTRIES, CURRENCIES } from "#language/currencies.ts";
import { ofSort } from "./field-sorts.ts";

// Fields that several kinds of content share.

/** Slugs are parts of URLs and file names. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const isFilled = (value: string) => value.trim() !== "";
const isOwnPath = (value: string) => /^\/[^/\\\s\p{C}][^\s\p{C}]*$/u.test(value);
/** Refuses a text that is too long before other checks, and removes invisible characters. */
export const atMost = (maximum: number, shape: z.ZodString = z.string()) =>
  shape
    .max(maximum, { error: `must not be longer than ${maximum} characters`, abort: true })
    .overwrite(withoutInvisible);
export const listOf = <Shape extends z.ZodType>(shape: Shape, maximum: number, minimum = 0) =>
  z
    .array(shape)
    .min(minimum, "must not be empty")
    .max(maximum, { error: `must not have more than ${maximum} entries`, abort: true });
export const listFrom = <const Values extends readonly string[]>(values: Values, minimum = 0) =>
  listOf(z.enum(values), values.length, minimum);
/** Composes letters (NFC), and refuses characters that no page can show, naming character and place. */
const visible = (shape: z.ZodString) =>
  shape.normalize("NFC").refine((text) => findRefused(text) === undefined, {
    error: ({ input }) => {
      const { code, after } = findRefused(String(input)) ?? {};
      return `must not hold ${code}, after "${after}"`;
    },
  });

export const clockTime = atMost(5).regex(
  /^([01]\d|2[0-3]):[0-5]\d$/,
  'must be a time such as "12:30"',
);

const newSlug = () =>
  atMost(LONGEST.slug).regex(SLUG, "must be lower-case letters, digits and single hyphens");
export const slug = newSlug();
export const restaurantSlug = ofSort("restaurant", newSlug());
export const lineOrEmpty = visible(atMost(LONGEST.line)).regex(/^[^\n\r]*$/, "must be one line");
export const line = lineOrEmpty.refine(isFilled, "must not be empty");
/** A country as data and URLs name it. */
export const country = atMost(LONGEST.line).refine(
  (name) => COUNTRIES.includes(name),
  "must be a country such as Brasil or PT",
);
/** ISO 4217. */
export const currency = z.enum(CURRENCIES, "must be a currency such as EUR");
const textOrEmpty = visible(atMost(LONGEST.texts));
const text = textOrEmpty.refine(isFilled, "must not be empty");
const HTTPS = "an https URL without spaces, user name and password";
export const https = ofSort("link", atMost(LONGEST.url).refine(isHttps, `must be ${HTTPS}`));
export const httpsOrEmpty = ofSort(
  "link",
  atMost(LONGEST.url).refine((v) => v === "" || isHttps(v), `must be ${HTTPS}, or ""`),
);
const newUrl = () =>
  atMost(LONGEST.url).refine(
    (v) => isOwnPath(v) || isHttps(v),
    `must be a path starting with /, or ${HTTPS}`,
  );
export const url = ofSort("link", newUrl());
export const picture = ofSort("picture", newUrl());

/** The path of a page of this site, without query and fragment. */
export const ownPath = atMost(LONGEST.url).refine(
  (value) => isOwnPath(value) && !/[?#]/.test(value),
  { error: "must be a path starting with /", abort: true },
);

/** E.164 or a short number, without a trunk zero. */
export const phoneNumber = atMost(16).refine(
  (value) => storedPhone(value, "") === value,
  "must be an international number such as +551130871399",
);
/** "" if no number is public. */
export const phoneOrEmpty = z.union(
  [phoneNumber, z.literal("")],
  'must be an international number such as +551130871399, or ""',
);
export const email = atMost(LONGEST.email).refine(
  (value) => readEmail(value) === value,
  "must be an e-mail address, with a domain of other letters in punycode",
);
export const emailOrEmpty = z.union([email, z.literal("")], 'must be an e-mail address or ""');

/** Like {@link url}, or empty. */
export const urlOrEmpty = ofSort(
  "link",
  z.union([z.literal(""), url], `must be a path, ${HTTPS}, or ""`),
);

const inEachLanguage = <Shape extends z.ZodType<string>>(shape: Shape) =>
  z
    .strictObject({ pt: shape, en: shape, es: shape } satisfies Record<Language, unknown>)
    .readonly();

export const lines = inEachLanguage(line);
export const texts = inEachLanguage(text);

/** Texts of an entry that may lack languages: see {@link inItsLanguages}. */
export const someLines = inEachLanguage(lineOrEmpty);
export const someTexts = inEachLanguage(textOrEmpty);
/** Only the parser finds other problems of Markdown: see kinds/check-pieces.ts. */
export const someMarkdowns = inEachLanguage(ofSort("markdown", visible(atMost(LONGEST.markdown))));
/** The languages in which an entry exists; missing means all (rule 1.14). */
export const languages = listFrom(LANGUAGES, 1).readonly().exactOptional();

/** Requires these texts in the languages of an entry (rule 1.14), also where other fields are invalid. */
export const inItsLanguages = <Shape extends z.ZodObject>(
  shape: Shape,
  fields: readonly (keyof Shape["shape"] & string)[],
) =>
  shape.superRefine(
    (entry, { addIssue }) => {
      const { data: chosen } = languages.safeParse(entry["languages"]);
      const slugAndLanguages = { slug: String(entry["slug"]), languages: chosen };
      for (const field of fields) {
        for (const [language, given] of Object.entries(Object(entry[field]))) {
          const isThere = existsIn(slugAndLanguages, language as Language);
          if (!isThere || typeof given !== "string" || isFilled(given)) continue;
          addIssue({ code: "custom", path: [field, language], message: "must not be empty" });
        }
      }
    },
    { when: ({ value }) => typeof value === "object" && value !== null },
  );

const inAllOrNone = (shape: z.ZodType<string>) =>
  inEachLanguage(shape).refine(
    (value) => new Set(Object.values(value).map((one) => one.trim() === "")).size === 1,
    {
      message: "must be given in every language, or be empty in every language",
    },
  );

export const textsOrEmpty = inAllOrNone(textOrEmpty);
export const linesOrEmpty = inAllOrNone(lineOrEmpty);
/** Prizes, titles and entries in guides, each with its year or years and its source. */
export const awards = listOf(
  z.strictObject({ year: lines, giver: lines, text: lines }).readonly(),
  MOST.awards,
).readonly();

/** A page of another site in each language, or none. */
export const httpsOrEmptyInAll = inAllOrNone(httpsOrEmpty);
