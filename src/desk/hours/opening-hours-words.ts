import type { OpeningHours, SpecialDays } from "#content/schemas/opening-hours.ts";
import type { TimedRestaurant } from "#content/schemas/opening-times.ts";
import { dayOn } from "#content/schemas/special-days.ts";
import { deskLanguage, momentInWords, zoneInWords } from "#desk/language/desk-language.ts";
import { m } from "#desk/paraglide/messages.js";
import { weekdayIndex, weekdayName, WEEKDAYS } from "#language/weekdays.ts";

type Weekday = (typeof WEEKDAYS)[number];
/** A span of times, "12:00" to "15:30". */
export type Span = SpecialDays["spans"][number];

/** Returns whether both times are complete. */
export const isWhole = ({ opens, closes }: Span) => opens !== "" && closes !== "";

/** Returns whether a span ends on the next day. */
export const isOvernight = (span: Span) => isWhole(span) && span.closes <= span.opens;

/** Returns the spans of each day, Monday first. */
export function spansByDay(weekly: OpeningHours["weekly"]): readonly (readonly Span[])[] {
  return WEEKDAYS.map((day) =>
    weekly.filter(({ days }) => days.includes(day)).map(({ opens, closes }) => ({ opens, closes })),
  );
}

const spansOfWeek = ({ weekly }: Pick<OpeningHours, "weekly">, date: string) =>
  spansByDay(weekly)[weekdayIndex(date)] ?? [];

export const spansOnDate = (
  { openingHours, specialDays }: Pick<TimedRestaurant, "openingHours" | "specialDays">,
  date: string,
): readonly Span[] =>
  dayOn(specialDays, date)?.spans ?? (openingHours === null ? [] : spansOfWeek(openingHours, date));

/** Groups days with the same spans, as content files do. */
export function weeklyOf(days: readonly (readonly Span[])[]): OpeningHours["weekly"] {
  const entries: { days: Weekday[]; opens: string; closes: string }[] = [];
  for (const [index, spans] of days.entries()) {
    const day = WEEKDAYS[index];
    if (day === undefined) continue;
    for (const { opens, closes } of spans) {
      const same = entries.find(
        (one) => one.opens === opens && one.closes === closes && !one.days.includes(day),
      );
      if (same === undefined) entries.push({ days: [day], opens, closes });
      else same.days.push(day);
    }
  }
  return entries;
}

/** Returns a weekday's name as a heading; 0 is Monday. */
export function dayName(day: number): string {
  const name = weekdayName(day, deskLanguage());
  return name.charAt(0).toLocaleUpperCase(deskLanguage()) + name.slice(1);
}

/** "sexta-feira, 25 de dezembro de 2026" */
export const dateWords = (date: string): string =>
  momentInWords(new Date(`${date}T00:00Z`), { dateStyle: "full", timeZone: "UTC" });

/** Returns opening hours as lines, for a list of differences. */
export function openingHoursWords(hours: OpeningHours | null): string {
  if (hours === null) return m.hours_unknown();
  const { timeZone, weekly, validFrom, validUntil } = hours;
  const lines = spansByDay(weekly).map((spans, day) => `${dayName(day)}: ${spansWords(spans)}`);
  const limits = [validFrom, validUntil].some((one) => one !== "")
    ? [`${validFrom} – ${validUntil}`]
    : [];
  return [timeZone && zoneInWords(timeZone), ...lines, ...limits].join("\n");
}

/** Returns "12:00–16:00, 19:00–23:30", or the text for closed. */
export function spansWords(spans: readonly Span[]): string {
  if (spans.length === 0) return m.hours_closed();
  return spans.map(({ opens, closes }) => `${opens}–${closes}`).join(", ");
}
