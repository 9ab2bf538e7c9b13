import { type Ref, useEffect, useRef } from "react";
import {
  dayAfter,
  DAY_MINUTES,
  type OpeningTimes,
  wallClock,
} from "#content/schemas/opening-status.ts";
import { datesWords, timeOf } from "#content/schemas/opening-words.ts";
import { LANGUAGE_TAGS } from "#language/languages.ts";
import { m } from "#language/paraglide/messages.js";
import { useLanguage } from "#site/navigation/use-language.ts";

/**
 * The days that differ from the week, with why and their hours. The page is cached and may outlive some
 * of them: React hides those that are past.
 */
export function SpecialDays({ times }: { times: OpeningTimes | undefined }) {
  const language = useLanguage();
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => {
    if (table.current !== null && times !== undefined) hidePastDays(table.current, times.zone);
  });
  if (times === undefined || times.other.length === 0) return null;
  return (
    <table ref={table} className="mt-4 text-sm">
      <caption className="text-start text-muted">{m.opening_exceptions()}</caption>
      <tbody>
        {times.other.map(([from, to, why, spans]) => (
          <tr key={from} data-to={to} className="align-top">
            <th scope="row" className="py-1 pe-4 text-start font-normal">
              <span>{datesWords({ from, to }, LANGUAGE_TAGS[language], "numeric")}</span>
              {why !== "" && <span className="block text-muted">{why}</span>}
            </th>
            <td className="py-1">{spansText(spans)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Hides the days that are past by the restaurant's own clock, and a table that has no others. */
export function hidePastDays(table: HTMLElement, zone: string, now = new Date()): void {
  const today = wallClock(now, zone).date;
  const days = [...table.querySelectorAll<HTMLElement>("[data-to]")];
  for (const day of days) day.hidden = (day.dataset["to"] ?? "") < today;
  table.hidden = days.every(({ hidden }) => hidden);
}

/** Days that begin later are no news yet. */
const NEAR_DAYS = 7;

/** The days of today and of the next week in a line each: all that a visitor without JavaScript learns of them. */
export function DaysNear({ times, list }: { times: OpeningTimes; list: Ref<HTMLUListElement> }) {
  const language = useLanguage();
  const { made, other } = times;
  if (made === undefined) return null;
  const near = other.filter(([from, to]) => to >= made && from <= dayAfter(made, NEAR_DAYS));
  if (near.length === 0) return null;
  return (
    <ul ref={list} className="mt-1">
      {near.map(([from, to, why, spans]) => {
        const dates = datesWords({ from, to }, LANGUAGE_TAGS[language]);
        const words = `${dates}: ${spansText(spans).toLowerCase()}`;
        return (
          <li key={from} data-from={from}>
            {why === "" ? words : `${words} (${why})`}
          </li>
        );
      })}
    </ul>
  );
}

function spansText(spans: OpeningTimes["other"][number][3]): string {
  const written = spans.map(([from, to]) => `${timeOf(from)}–${timeOf(to % DAY_MINUTES)}`);
  return written.join(", ") || m.opening_closed();
}
