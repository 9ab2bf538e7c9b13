import { daysOf, validity } from "#content/shapes/menu-lines.ts";
import type { HappeningTime } from "#content/kinds/happening.ts";
import { datesFrom, type HappeningDate } from "#content/shapes/happening-dates.ts";
import type { Language } from "#language/languages.ts";
import { m } from "#language/paraglide/messages.js";
import { dateWords } from "#leads/accept/table-request.ts";
import type { ShownDate } from "../article-facts/format-date.ts";

/** "Saturday, 12 December 2026 · 20:00". */
export function dateText({ day, begins }: HappeningDate, language: Language): ShownDate {
  return { day, text: inOneLine([dateWords(day, language), begins ?? ""], language) };
}

/**
 * When it is held, a line for each of its times, without those that are over; of a happening that is over
 * as a whole all of them.
 */
export function timeLines(
  times: readonly HappeningTime[],
  day: string,
  language: Language,
): readonly string[] {
  const coming = times.filter((time) => datesFrom(day, [time], 1).length > 0);
  return (coming.length === 0 ? times : coming).map((time) => timeLine(time, day, language));
}

function timeLine(time: HappeningTime, today: string, language: Language): string {
  const { from, through, weekdays, begins, ends } = time;
  const hours = ends === null ? (begins ?? "") : `${begins}–${ends}`;
  if (weekdays.length === 0 && (through ?? from) === from)
    return inOneLine([dateWords(from, language), hours], language);
  const locale = { locale: language };
  const days =
    weekdays.length === 0
      ? m.happening_daily({}, locale)
      : m.happening_weekly({ days: daysOf(weekdays, language) }, locale);
  const bounds = { validFrom: from > today ? from : null, validThrough: through };
  return inOneLine([days, hours, validity(bounds, language)], language);
}

function inOneLine(parts: readonly string[], language: Language): string {
  // No line begins with a dot.
  const line = parts.filter((part) => part !== "").join("\u00A0· ");
  return line.charAt(0).toLocaleUpperCase(language) + line.slice(1);
}
