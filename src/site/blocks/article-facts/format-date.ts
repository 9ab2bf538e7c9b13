import { LANGUAGE_TAGS, type Language } from "#language/languages.ts";

/** A day as `<time>` wants it ("2024-06-28") and as people read it. */
export interface ShownDate {
  readonly day: string;
  readonly text: string;
}

// English dates are read day first, as in the rest of our English.
const DATE_TAGS: Record<Language, string> = { ...LANGUAGE_TAGS, en: "en-GB" };

const formatIn = (language: Language) =>
  new Intl.DateTimeFormat(DATE_TAGS[language], { dateStyle: "long", timeZone: "UTC" });
const FORMATS: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  pt: formatIn("pt"),
  en: formatIn("en"),
  es: formatIn("es"),
};

/**
 * The day of an ISO 8601 moment in UTC, so that it is the same on every machine; undefined when
 * there is none. Loaders call this: a browser's own wording could differ from the server's.
 */
export function formatDate(moment: string, language: Language): ShownDate | undefined {
  const milliseconds = Date.parse(moment);
  if (Number.isNaN(milliseconds)) return undefined;
  const date = new Date(milliseconds);
  return { day: date.toISOString().slice(0, 10), text: FORMATS[language].format(date) };
}
