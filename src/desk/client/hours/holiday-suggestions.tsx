import { useState } from "react";
import type { SpecialDay } from "#content/shapes/opening-hours.ts";
import { deskLanguage } from "#desk/client/language/desk-language.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { Button } from "#desk/client/ui/button.tsx";
import type { Holiday } from "./national-holidays.ts";
import { dateWords } from "./opening-hours-words.ts";

interface HolidaySuggestionsProps {
  readonly holidays: readonly Holiday[];
  readonly exceptions: readonly SpecialDay[];
  readonly onChoose: (holiday: Holiday, isClosed: boolean) => void;
  readonly onRemove: (exception: SpecialDay) => void;
}

/** The country's holidays of which nothing was said when the form was opened; what is chosen stays in its place (rule 10.57). */
export function HolidaySuggestions(props: HolidaySuggestionsProps) {
  const { holidays, exceptions, onChoose, onRemove } = props;
  const saidOf = (day: string) => exceptions.find(({ date }) => date === day);
  const [known] = useState(() => new Set(exceptions.map(({ date }) => date)));
  const shown = holidays.filter(({ date }) => !known.has(date) || saidOf(date) === undefined);
  if (shown.length === 0) return null;
  return (
    <details className="suggestions">
      <summary className="text-link">{m.holidays_title({ count: shown.length })}</summary>
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
