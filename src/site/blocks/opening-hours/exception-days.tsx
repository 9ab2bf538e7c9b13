import { useEffect, useRef } from "react";
import { LANGUAGE_TAGS } from "#language/languages.ts";
import { m } from "#language/paraglide/messages.js";
import { useLanguage } from "#site/navigation/use-language.ts";
import { DAY_MINUTES, type OpeningTimes, wallClock } from "#content/shapes/opening-status.ts";
import { timeOf } from "#content/shapes/opening-words.ts";

/**
 * The days that differ from the week, with their name and hours. The page is cached and may outlive some
 * of them: React hides those that are past.
 */
export function ExceptionDays({ times }: { times: OpeningTimes | undefined }) {
  const language = useLanguage();
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => {
    if (table.current !== null && times !== undefined) hidePastDays(table.current, times.zone);
  });
  if (times === undefined || times.other.length === 0) return null;
  // Browsers of 2022 have no toSorted.
  const days = [...times.other].sort(([one], [other]) => one.localeCompare(other));
  const day = new Intl.DateTimeFormat(LANGUAGE_TAGS[language], {
    dateStyle: "full",
    timeZone: "UTC",
  });
  return (
    <table ref={table} className="mt-4 text-sm">
      <caption className="text-start text-muted">{m.opening_exceptions()}</caption>
      <tbody>
        {days.map(([date, name, spans]) => (
          <tr key={date} data-date={date} className="align-top">
            <th scope="row" className="py-1 pe-4 text-start font-normal">
              <time dateTime={date}>{day.format(new Date(`${date}T00:00Z`))}</time>
              {name !== "" && <span className="block text-muted">{name}</span>}
            </th>
            <td className="py-1">{spansText(spans)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function spansText(spans: OpeningTimes["other"][number][2]): string {
  const written = spans.map(([from, to]) => `${timeOf(from)}–${timeOf(to % DAY_MINUTES)}`);
  return written.join(", ") || m.opening_closed();
}

/** Hides the days that are past by the restaurant's own clock, and a table that has no others. */
export function hidePastDays(table: HTMLElement, zone: string, now = new Date()): void {
  const today = wallClock(now, zone).date;
  const days = [...table.querySelectorAll<HTMLElement>("[data-date]")];
  for (const day of days) day.hidden = (day.dataset["date"] ?? "") < today;
  table.hidden = days.every(({ hidden }) => hidden);
}
