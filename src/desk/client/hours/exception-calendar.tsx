import { CalendarDay } from "./calendar-day.tsx";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { OpeningHours } from "#content/shapes/opening-hours.ts";
import { deskLanguage } from "#desk/client/language/desk-language.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { Button } from "#desk/client/ui/button.tsx";
import { LANGUAGE_TAGS } from "#language/languages.ts";
import { weekdayName } from "#language/weekdays.ts";
import { dateByKey, monthAfter, monthOf, weeksOf } from "./calendar-dates.ts";
import type { Holiday } from "./national-holidays.ts";

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
  const title = new Intl.DateTimeFormat(LANGUAGE_TAGS[deskLanguage()], {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${month}-01T00:00Z`));

  function onKeyDown(event: KeyboardEvent): void {
    const next = dateByKey(focused, event.key, event.shiftKey);
    if (next === undefined) return;
    event.preventDefault();
    isByKey.current = true;
    setFocused(next);
  }

  return (
    <div className="calendar">
      <div className="calendar-head">
        <Button variant="quiet" onClick={() => setFocused(monthAfter(focused, -1))}>
          {m.calendar_previous()}
        </Button>
        <p aria-live="polite">{title}</p>
        <Button variant="quiet" onClick={() => setFocused(monthAfter(focused, 1))}>
          {m.calendar_next()}
        </Button>
      </div>
      <table ref={grid} {...AS_GRID} aria-label={title}>
        <thead>
          <tr>
            {[0, 1, 2, 3, 4, 5, 6].map((day) => (
              <th key={day} scope="col" abbr={weekdayName(day, deskLanguage())}>
                {weekdayName(day, deskLanguage()).slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date} aria-selected={date === selected}>
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
      <ul className="calendar-legend">
        <li data-kind="closed">{m.calendar_closed()}</li>
        <li data-kind="other">{m.calendar_other()}</li>
        <li data-holiday>{m.calendar_holiday()}</li>
      </ul>
    </div>
  );
}
