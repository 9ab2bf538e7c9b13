import { deskLanguage } from "#desk/client/language/desk-language.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { Button } from "#desk/client/ui/button.tsx";
import type { Holiday } from "./national-holidays.ts";
import { dateWords } from "./opening-hours-words.ts";

interface HolidaySuggestionsProps {
  readonly holidays: readonly Holiday[];
  readonly onClose: (holiday: Holiday) => void;
  readonly onOther: (holiday: Holiday) => void;
}

/** The country's holidays of the next twelve months of which nothing is said yet. */
export function HolidaySuggestions({ holidays, onClose, onOther }: HolidaySuggestionsProps) {
  if (holidays.length === 0) return null;
  return (
    <details className="suggestions">
      <summary className="text-link">{m.holidays_title({ count: holidays.length })}</summary>
      <p className="field-hint">{m.holidays_hint()}</p>
      <ul className="exception-list">
        {holidays.map((holiday) => {
          const words = `${dateWords(holiday.date)}: ${holiday.name[deskLanguage()]}`;
          return (
            <li key={holiday.date}>
              <span>{dateWords(holiday.date)}</span>
              <span>{holiday.name[deskLanguage()]}</span>
              <Button variant="quiet" about={words} onClick={() => onClose(holiday)}>
                {m.hours_closed()}
              </Button>
              <Button variant="quiet" about={words} onClick={() => onOther(holiday)}>
                {m.hours_other()}
              </Button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
