import type { Language } from "#language/languages.ts";
import { m } from "#language/paraglide/messages.js";
import { useLanguage } from "#site/navigation/use-language.ts";
import type { AskedDay } from "../lead-form/form-result.ts";

/** A file that holds the day that was asked for; no file for a request without a day. */
export function CalendarLink({ asked }: { asked: AskedDay | undefined }) {
  const language = useLanguage();
  if (asked === undefined) return null;
  return (
    <p className="mt-4">
      <a href={calendarPath(language, asked)} download className="quiet-link py-2.5">
        {m.calendar_link()}
      </a>
    </p>
  );
}

/** The URL of that file: where, when and how many, and nothing about who asks. */
export function calendarPath(
  language: Language,
  { restaurant, preferredDate, time, guestCount }: AskedDay,
): string {
  const kind = time === "" ? "event" : "table";
  const query = { restaurant, date: preferredDate, time, people: guestCount };
  const named = Object.entries(query).filter(([, value]) => value !== "");
  return `/calendar/${language}/${kind}.ics?${new URLSearchParams(named)}`;
}
