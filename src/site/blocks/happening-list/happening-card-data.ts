import { serviceDay } from "#content/schemas/menu-dates.ts";
import type { Snapshot } from "#content/snapshot.ts";
import {
  comingDates,
  comingHappenings,
  type HappeningDate,
  isOneDay,
} from "#content/schemas/happening-dates.ts";
import { existsIn } from "#content/schemas/exists-in.ts";
import { dayAfter } from "#content/schemas/opening-status.ts";
import type { Language } from "#language/languages.ts";
import { type LocalText, pickText } from "#language/pick-text.ts";
import type { ShownDate } from "../article-facts/format-date.ts";
import { daysOf, validity } from "#content/schemas/menu-lines.ts";
import type { HappeningTime } from "#content/kinds/happening.ts";
import { m } from "#language/paraglide/messages.js";
import { dateWords } from "#leads/accept/table-request.ts";

/** What lists show of a happening, in one language. */
export interface HappeningCardData {
  readonly slug: string;
  readonly title: LocalText;
  /** The next one. */
  readonly date: ShownDate;
  /** The names of its restaurants, in one line. */
  readonly places: string;
}

interface Which {
  readonly most: number;
  /** The slug of a restaurant, for its own alone. */
  readonly restaurant?: string;
  /** Those that are so near. */
  readonly days?: number;
  /** The slug of one that is shown already. */
  readonly but?: string;
}

/** What comes next, `most` of it at most; a page without any has no list (rule 3.30). */
export function happeningsAhead(
  content: Snapshot,
  language: Language,
  { most, restaurant, days, but }: Which,
): { readonly happenings?: readonly HappeningCardData[] } {
  const now = new Date();
  const coming = comingHappenings(content, now, restaurant).filter(
    ({ happening, next }) =>
      happening.slug !== but &&
      existsIn(happening, language) &&
      (days === undefined || next.day <= dayAfter(serviceDay(now), days)),
  );
  const happenings = coming.slice(0, most).map(({ happening, next }) => ({
    slug: happening.slug,
    title: pickText(happening.title, language),
    date: dateText(next, language),
    places: happening.restaurants
      .flatMap((slug) => content.findRestaurant(slug)?.name || [])
      .join(" · "),
  }));
  return happenings.length === 0 ? {} : { happenings };
}

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
  zones: readonly (string | undefined)[],
  now: Date,
  language: Language,
): readonly string[] {
  const coming = times.filter((time) => comingDates([time], zones, now, 1).length > 0);
  const today = serviceDay(now);
  return (coming.length === 0 ? times : coming).map((time) => timeLine(time, today, language));
}

function timeLine(time: HappeningTime, today: string, language: Language): string {
  const { from, through, weekdays, begins, ends } = time;
  const hours = ends === null ? (begins ?? "") : `${begins}–${ends}`;
  if (isOneDay(time)) return inOneLine([dateWords(from, language), hours], language);
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
