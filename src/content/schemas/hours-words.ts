import type { OpeningHours, SpecialDays } from "./opening-hours.ts";
import { datesWords } from "./opening-words.ts";
import { reasonWords } from "./special-days.ts";
import { type Language, LANGUAGE_TAGS, LANGUAGES, type Texts } from "#language/languages.ts";
import { m } from "#language/paraglide/messages.js";
import { WEEKDAYS, weekdayName } from "#language/weekdays.ts";

type Span = SpecialDays["spans"][number];

/**
 * Returns a restaurant's hours as text: its own, else a line per run of days with equal spans,
 * `Monday to Saturday: 13:30–16:00, 20:30–23:30`.
 */
export function hoursWords(restaurant: {
  readonly hours: Texts;
  readonly openingHours: OpeningHours | null;
}): Texts {
  const { hours, openingHours } = restaurant;
  if (openingHours === null || LANGUAGES.some((language) => hours[language] !== "")) return hours;
  return inEach((language) => weekWords(openingHours, language));
}

/**
 * Appends a line per range of special days to the text of hours: `1 de dezembro de 2026 – 14 de
 * dezembro de 2026: fechado (Obras)`.
 */
export const withSpecialDays = (hours: Texts, days: readonly SpecialDays[]): Texts =>
  inEach((language) =>
    [hours[language], daysWords(days, language)].filter((text) => text !== "").join("\n"),
  );

/** Undoes {@link withSpecialDays}. */
export const withoutSpecialDays = (hours: Texts, days: readonly SpecialDays[]): Texts =>
  inEach((language) => {
    const words = daysWords(days, language);
    return words !== "" && hours[language].endsWith(words)
      ? hours[language].slice(0, -words.length).trimEnd()
      : hours[language];
  });

const inEach = (textIn: (language: Language) => string): Texts => ({
  pt: textIn("pt"),
  en: textIn("en"),
  es: textIn("es"),
});

function daysWords(days: readonly SpecialDays[], language: Language): string {
  const lines = days.map((day) => {
    const why = reasonWords(day, language);
    const words = `${datesWords(day, LANGUAGE_TAGS[language], "numeric")}: ${spansWords(day.spans, language)}`;
    return why === "" ? words : `${words} (${why})`;
  });
  return lines.join("\n");
}

function spansWords(spans: readonly Span[], locale: Language): string {
  const written = spans
    .toSorted((one, other) => one.opens.localeCompare(other.opens))
    .map(({ opens, closes }) => `${opens}–${closes}`);
  return written.join(", ") || m.opening_closed({}, { locale }).toLowerCase();
}

function weekWords({ weekly }: OpeningHours, locale: Language): string {
  const days = WEEKDAYS.map((day) =>
    spansWords(
      weekly.filter(({ days: open }) => open.includes(day)),
      locale,
    ),
  );
  const lines: string[] = [];
  for (let first = 0; first < days.length;) {
    let last = first;
    while (days[last + 1] === days[first]) last += 1;
    lines.push(`${runWords(first, last, locale)}: ${days[first]}`);
    first = last + 1;
  }
  return lines.join("\n");
}

function runWords(first: number, last: number, locale: Language): string {
  if (first === 0 && last === WEEKDAYS.length - 1) return m.opening_every_day({}, { locale });
  const from = weekdayName(first, locale);
  if (first === last) return capital(from);
  return capital(m.opening_days({ from, to: weekdayName(last, locale) }, { locale }));
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
