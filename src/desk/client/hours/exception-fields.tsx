import { LONGEST, MOST } from "#content/shapes/content-maxima.ts";
import { useState } from "react";
import type { OpeningHours, SpecialDay } from "#content/shapes/opening-hours.ts";
import { withSpecialDay } from "#content/shapes/special-days.ts";
import { deskLanguage } from "#desk/client/language/desk-language.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { ControlGroup, TextsControl } from "#desk/client/pieces/piece-controls.tsx";
import { announce } from "#desk/client/ui/announcements.tsx";
import { Button } from "#desk/client/ui/button.tsx";
import { LANGUAGES } from "#language/languages.ts";
import { ExceptionCalendar } from "./exception-calendar.tsx";
import { type Holiday, holidaysOf } from "./national-holidays.ts";
import { dateWords, spansOfWeek, spansWords } from "./opening-hours-words.ts";
import { SpanFields } from "./span-fields.tsx";
import { ChoiceField } from "../ui/field.tsx";

interface ExceptionFieldsProps {
  readonly value: OpeningHours;
  readonly country: string;
  /** By the restaurant's clock. */
  readonly today: string;
  readonly onChange: (exceptions: readonly SpecialDay[]) => void;
}

/** Days that differ from the week: a calendar, the hours of the day that is chosen in it, and all such days. */
export function ExceptionFields({ value, country, today, onChange }: ExceptionFieldsProps) {
  const { exceptions } = value;
  const [selected, setSelected] = useState(today);
  const year = Number(today.slice(0, 4));
  const holidays = [year - 1, year, year + 1, year + 2].flatMap((one) => holidaysOf(country, one));
  const byDate = new Map(holidays.map((holiday) => [holiday.date, holiday]));

  function put(exception: SpecialDay) {
    const next = withSpecialDay(value, exception.date, exception).exceptions;
    if (next.length > MOST.exceptions) announce(m.list_full({ maximum: MOST.exceptions }));
    else onChange(next);
  }
  function remove(exception: SpecialDay) {
    onChange(exceptions.filter((one) => one !== exception));
    announce(m.item_removed({ name: dateWords(exception.date) }), () => onChange(exceptions));
  }

  return (
    <ControlGroup
      name="openingHours.exceptions"
      label={m.hours_exceptions()}
      hint={m.hours_exceptions_hint()}
    >
      {/* Above what grows when one is chosen, which would move it under the finger. */}
      <HolidaySuggestions
        holidays={holidays.filter(
          ({ date }) => date >= today && date < `${year + 1}${today.slice(4)}`,
        )}
        exceptions={exceptions}
        onChoose={({ date, name }, isClosed) => {
          setSelected(date);
          put({ date, name, spans: isClosed ? [] : spansOfWeek(value, date) });
        }}
        onRemove={remove}
      />
      <div className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(20rem,100%),1fr))] items-start gap-x-8 gap-y-5">
        <ExceptionCalendar
          exceptions={exceptions}
          holidays={byDate}
          selected={selected}
          today={today}
          onSelect={setSelected}
        />
        <DayFields
          key={selected}
          date={selected}
          value={value}
          holiday={byDate.get(selected)}
          onPut={put}
          onRemove={remove}
        />
      </div>
      <ul className="exception-list">
        {exceptions.map((exception) => (
          <li key={exception.date}>
            <button type="button" className="text-link" onClick={() => setSelected(exception.date)}>
              {dateWords(exception.date)}
            </button>
            <span>{exception.name?.[deskLanguage()]}</span>
            <span>{spansWords(exception.spans)}</span>
            <Button
              variant="quiet"
              about={dateWords(exception.date)}
              onClick={() => remove(exception)}
            >
              {m.remove()}
            </Button>
          </li>
        ))}
      </ul>
    </ControlGroup>
  );
}

interface DayFieldsProps {
  readonly date: string;
  readonly value: OpeningHours;
  readonly holiday: Holiday | undefined;
  readonly onPut: (exception: SpecialDay) => void;
  readonly onRemove: (exception: SpecialDay) => void;
}

/** What holds on one day. */
function DayFields({ date, value, holiday, onPut, onRemove }: DayFieldsProps) {
  const exception = value.exceptions.find((one) => one.date === date);
  // Somebody who takes the last hours away has not said yet that it is closed; the fields stay.
  const [hasHours, setHours] = useState(exception !== undefined && exception.spans.length > 0);
  const kind = exception === undefined ? "week" : hasHours ? "other" : "closed";
  const name = exception?.name ?? holiday?.name ?? null;

  function choose(next: string) {
    setHours(next === "other");
    if (next === "week") {
      if (exception !== undefined) onRemove(exception);
      return;
    }
    const week = spansOfWeek(value, date);
    const other = week.length > 0 ? week : [{ opens: "12:00", closes: "16:00" }];
    onPut({ date, name, spans: next === "closed" ? [] : other });
  }

  return (
    <div
      role="group"
      aria-label={dateWords(date)}
      className="exception-day flex min-w-0 flex-col gap-3"
    >
      <p className="font-semibold">{dateWords(date)}</p>
      {holiday !== undefined && <p className="small">{holiday.name[deskLanguage()]}</p>}
      <ChoiceField
        name="openingHours.exception.kind"
        label={m.hours_on_this_day()}
        value={kind}
        choices={[
          ["week", m.hours_as_week({ hours: spansWords(spansOfWeek(value, date)) })],
          ["closed", m.hours_closed()],
          ["other", m.hours_other()],
        ]}
        onChange={choose}
      />
      {exception !== undefined && kind === "other" && (
        <SpanFields
          name="openingHours.exception.spans"
          label={dateWords(date)}
          spans={exception.spans}
          onChange={(spans) => onPut({ ...exception, spans })}
        />
      )}
      {exception !== undefined && (
        <TextsControl
          name="openingHours.exception.name"
          maximum={LONGEST.texts}
          label={m.hours_exception_name()}
          value={exception.name ?? { pt: "", en: "", es: "" }}
          onChange={(texts) => {
            const isEmpty = LANGUAGES.every((language) => texts[language] === "");
            onPut({ ...exception, name: isEmpty ? null : texts });
          }}
        />
      )}
    </div>
  );
}

interface HolidaySuggestionsProps {
  readonly holidays: readonly Holiday[];
  readonly exceptions: readonly SpecialDay[];
  readonly onChoose: (holiday: Holiday, isClosed: boolean) => void;
  readonly onRemove: (exception: SpecialDay) => void;
}

/** The country's holidays of which nothing was said when the form was opened; what is chosen stays in its place (rule 10.57). */
function HolidaySuggestions(props: HolidaySuggestionsProps) {
  const { holidays, exceptions, onChoose, onRemove } = props;
  const saidOf = (day: string) => exceptions.find(({ date }) => date === day);
  const [known] = useState(() => new Set(exceptions.map(({ date }) => date)));
  const shown = holidays.filter(({ date }) => !known.has(date) || saidOf(date) === undefined);
  if (shown.length === 0) return null;
  return (
    <details className="suggestions mt-3">
      <summary className="text-link cursor-pointer py-2.5">
        {m.holidays_title({ count: shown.length })}
      </summary>
      <p className="field-hint">{m.holidays_hint()}</p>
      <ul className="exception-list">
        {shown.map((holiday) => {
          const words = `${dateWords(holiday.date)}: ${holiday.name[deskLanguage()]}`;
          const said = saidOf(holiday.date);
          return (
            <li key={holiday.date}>
              <span>{dateWords(holiday.date)}</span>
              <span>{holiday.name[deskLanguage()]}</span>
              {[true, false].map((isClosed) => {
                const isSaid = said !== undefined && (said.spans.length === 0) === isClosed;
                return (
                  <Button
                    key={String(isClosed)}
                    variant="quiet"
                    about={words}
                    pressed={isSaid}
                    onClick={() => (isSaid ? onRemove(said) : onChoose(holiday, isClosed))}
                  >
                    {isClosed ? m.hours_closed() : m.hours_other()}
                  </Button>
                );
              })}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
