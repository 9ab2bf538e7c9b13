import type { Language } from "#language/languages.ts";

/** What is to come, as a calendar to subscribe to. */
export function happeningsFeedPath(language: Language): string {
  return `/calendar/${language}/happenings.ics`;
}

/** The next dates of a happening at one of its restaurants, as a file for a calendar. */
export function happeningCalendarPath(
  language: Language,
  slug: string,
  restaurant: string,
): string {
  return `/calendar/${language}/happenings/${slug}/${restaurant}.ics`;
}
