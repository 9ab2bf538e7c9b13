import { useEffect, useRef } from "react";
import { LANGUAGE_TAGS } from "#language/languages.ts";
import { m } from "#language/paraglide/messages.js";
import { EXCEPTIONS_ATTRIBUTE } from "#site/bootstrap/bootstrap-contract.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import { DAY_MINUTES, type OpeningTimes } from "./opening-status.ts";
import { timeOf } from "./opening-words.ts";
import { hidePastDays } from "./show-opening-status.ts";

/**
 * The days that differ from the week, with their name and hours. The page is cached and may outlive some
 * of them: the bootstrap hides those that are past, and React after it.
 */
export function ExceptionDays({ times }: { times: OpeningTimes | undefined }) {
  const language = useLanguage();
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => {
    if (table.current !== null) hidePastDays(table.current);
  });
  if (times === undefined || times.other.length === 0) return null;
  // Browsers of 2022 have no toSorted.
  const days = [...times.other].sort(([one], [other]) => one.localeCompare(other));
  const day = new Intl.DateTimeFormat(LANGUAGE_TAGS[language], {
    dateStyle: "full",
    timeZone: "UTC",
  });
  return (
    <table
      ref={table}
      {...{ [EXCEPTIONS_ATTRIBUTE]: times.zone }}
      suppressHydrationWarning
      className="mt-4 text-sm"
    >
      <caption className="text-start text-muted">{m.opening_exceptions()}</caption>
      <tbody>
        {days.map(([date, name, spans]) => (
          <tr key={date} data-date={date} suppressHydrationWarning className="align-top">
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
