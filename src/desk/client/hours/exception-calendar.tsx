import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { OpeningHours } from "#content/shapes/opening-hours.ts";
import { deskLanguage, momentInWords } from "#desk/client/language/desk-language.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { Button } from "#desk/client/ui/button.tsx";
import { weekdayName } from "#language/weekdays.ts";
import { dateByKey, monthAfter, monthOf, weeksOf } from "./calendar-dates.ts";
import type { Holiday } from "./national-holidays.ts";
import { dateWords, spansWords } from "./opening-hours-words.ts";

/** The cells of such a table are grid cells by themselves. */
const AS_GRID = { role: "grid" };

interface ExceptionCalendarProps {
  readonly exceptions: OpeningHours["exceptions"];
  readonly holidays: ReadonlyMap<string, Holiday>;
  /** The day whose hours are shown beside the calendar. */
  readonly selected: string;
  readonly today: string;
  readonly onSelect: (date: string) => void;
}

/** A month as a grid of days (the ARIA pattern of a grid): arrows lead from day to day, Page Up and Down from month to month. */
export function ExceptionCalendar(props: ExceptionCalendarProps) {
  const { exceptions, holidays, selected, today, onSelect } = props;
  const [focused, setFocused] = useState(selected);
  const [last, setLast] = useState(selected);
  // A day that was chosen elsewhere is shown.
  if (last !== selected) {
    setLast(selected);
    setFocused(selected);
  }
  const grid = useRef<HTMLTableElement>(null);
  const isByKey = useRef(false);
  useEffect(() => {
    if (!isByKey.current) return;
    isByKey.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [focused]);
  const month = monthOf(focused);
  const title = momentInWords(new Date(`${month}-01T00:00Z`), {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });

  function onKeyDown(event: KeyboardEvent): void {
    const next = dateByKey(focused, event.key, event.shiftKey);
    if (next === undefined) return;
    event.preventDefault();
    isByKey.current = true;
    setFocused(next);
  }

  return (
    <div className="calendar">
      <div className="flex items-center justify-between gap-1 text-center font-semibold [&_.button]:px-1">
        <Button variant="quiet" onClick={() => setFocused(monthAfter(focused, -1))}>
          {m.calendar_previous()}
        </Button>
        <p aria-live="polite">{title}</p>
        <Button variant="quiet" onClick={() => setFocused(monthAfter(focused, 1))}>
          {m.calendar_next()}
        </Button>
      </div>
      <table ref={grid} {...AS_GRID} aria-label={title} className="w-full table-fixed text-center">
        <thead>
          <tr>
            {[0, 1, 2, 3, 4, 5, 6].map((day) => (
              <th
                key={day}
                scope="col"
                abbr={weekdayName(day, deskLanguage())}
                className="text-small font-normal text-(--muted)"
              >
                {weekdayName(day, deskLanguage()).slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date} aria-selected={date === selected} className="p-px">
                  {monthOf(date) === month && (
                    <CalendarDay
                      date={date}
                      exception={exceptions.find((one) => one.date === date)}
                      holiday={holidays.get(date)}
                      isFocused={date === focused}
                      onKeyDown={onKeyDown}
                      isToday={date === today}
                      onSelect={() => {
                        setFocused(date);
                        onSelect(date);
                      }}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="calendar-legend mt-3 flex flex-wrap gap-x-4 gap-y-1 text-small text-(--muted)">
        <li data-kind="closed">{m.hours_closed()}</li>
        <li data-kind="other">{m.hours_other()}</li>
        <li data-holiday>{m.calendar_holiday()}</li>
      </ul>
    </div>
  );
}

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
function CalendarDay(props: CalendarDayProps) {
  const { date, exception, holiday, isFocused, isToday, onKeyDown, onSelect } = props;
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
      onKeyDown={onKeyDown}
      onClick={onSelect}
    >
      {Number(date.slice(8))}
    </button>
  );
}
