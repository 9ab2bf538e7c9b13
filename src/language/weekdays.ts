import { type Language, LANGUAGE_TAGS } from "./languages.ts";

/** Monday first. */
export const WEEKDAYS = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

/** Returns a date's weekday; 0 is Monday. */
export function weekdayIndex(date: string): number {
  return (new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7;
}

/** Returns a weekday's name within a sentence; 0 is Monday. */
export function weekdayName(weekday: number, language: Language): string {
  // 1 January 2024 was a Monday.
  return FORMATS[language].format(Date.UTC(2024, 0, 1 + weekday));
}

const formatIn = (language: Language) =>
  new Intl.DateTimeFormat(LANGUAGE_TAGS[language], { weekday: "long", timeZone: "UTC" });

const FORMATS: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  pt: formatIn("pt"),
  en: formatIn("en"),
  es: formatIn("es"),
};
