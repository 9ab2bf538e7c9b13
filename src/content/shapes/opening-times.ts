import type { Language } from "#language/languages.ts";
import { WEEKDAYS } from "#language/weekdays.ts";
import type { OpeningHours } from "./opening-hours.ts";
import { DAY_MINUTES, type OpeningTimes } from "./opening-status.ts";

/** Returns {@link toOpeningTimes}; undefined for unknown hours. */
export function openingTimesOf(
  { openingHours }: { readonly openingHours: OpeningHours | null },
  language: Language,
): OpeningTimes | undefined {
  return openingHours === null ? undefined : toOpeningTimes(openingHours, language);
}

/** Converts hours to the page's form, with names in its language. */
export function toOpeningTimes(hours: OpeningHours, language: Language): OpeningTimes {
  const { timeZone, weekly, exceptions, validFrom, validUntil } = hours;
  return {
    zone: timeZone,
    week: weekly.map(({ days, ...span }) => [
      days.map((day) => WEEKDAYS.indexOf(day) + 1).join(""),
      ...minutesOf(span),
    ]),
    other: exceptions.map(({ date, name, spans }) => [
      date,
      name?.[language] ?? "",
      spans.map(minutesOf),
    ]),
    from: validFrom,
    until: validUntil,
  };
}

/** Returns minutes after midnight; an end past midnight exceeds 1440. */
export function minutesOf(span: { readonly opens: string; readonly closes: string }) {
  const [from, to] = [minuteOf(span.opens), minuteOf(span.closes)];
  return [from, to > from ? to : to + DAY_MINUTES] as const;
}

/** Returns 20:30 as minutes after midnight. */
export function minuteOf(time: string): number {
  const [hours, minutes] = time.split(":").map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}
