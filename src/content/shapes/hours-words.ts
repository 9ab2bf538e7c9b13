import type { OpeningHours } from "./opening-hours.ts";
import { type Language, LANGUAGES, type Texts } from "#language/languages.ts";
import { m } from "#language/paraglide/messages.js";
import { WEEKDAYS, weekdayName } from "#language/weekdays.ts";

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
  return {
    pt: weekWords(openingHours, "pt"),
    en: weekWords(openingHours, "en"),
    es: weekWords(openingHours, "es"),
  };
}

function weekWords({ weekly }: OpeningHours, locale: Language): string {
  const closed = m.opening_closed({}, { locale });
  const days = WEEKDAYS.map((day) => {
    const spans = weekly.filter(({ days: open }) => open.includes(day));
    const written = spans
      .toSorted((one, other) => one.opens.localeCompare(other.opens))
      .map(({ opens, closes }) => `${opens}–${closes}`);
    return written.join(", ") || closed.toLowerCase();
  });
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
