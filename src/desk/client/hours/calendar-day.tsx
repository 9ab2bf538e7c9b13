import type { KeyboardEvent } from "react";
import type { OpeningHours } from "#content/shapes/opening-hours.ts";
import { deskLanguage } from "#desk/client/language/desk-language.ts";
import type { Holiday } from "./national-holidays.ts";
import { dateWords, spansWords } from "./opening-hours-words.ts";

interface CalendarDayProps {
  readonly date: string;
  readonly exception: OpeningHours["exceptions"][number] | undefined;
  readonly holiday: Holiday | undefined;
  readonly isFocused: boolean;
  readonly isToday: boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onSelect: () => void;
}

/** A day in the calendar, which says what holds on it and which holiday it is. */
export function CalendarDay({
  date,
  exception,
  holiday,
  isFocused,
  isToday,
  ...events
}: CalendarDayProps) {
  const language = deskLanguage();
  const name = exception?.name?.[language] ?? holiday?.name[language];
  const state = exception === undefined ? undefined : spansWords(exception.spans);
  const kind =
    exception === undefined ? undefined : exception.spans.length === 0 ? "closed" : "other";
  return (
    <button
      type="button"
      className="calendar-day"
      tabIndex={isFocused ? 0 : -1}
      data-kind={kind}
      data-holiday={holiday !== undefined || undefined}
      aria-current={isToday ? "date" : undefined}
      aria-label={[dateWords(date), state, name].filter(Boolean).join(": ")}
      onKeyDown={events.onKeyDown}
      onClick={events.onSelect}
    >
      {Number(date.slice(8))}
    </button>
  );
}
