/** A restaurant's hours as the page carries them: compact, in the restaurant's time zone. */
export interface OpeningTimes {
  /** IANA time zone. */
  readonly zone: string;
  /**
   * Weekdays (`12345` is Monday to Friday) and minutes after midnight, above 1440 on the next day.
   * Null if unknown.
   */
  readonly week: readonly (readonly [days: string, from: number, to: number])[] | null;
  /** Special days in order and without overlaps, with a reason or "". */
  readonly other: readonly (readonly [
    from: string,
    to: string,
    why: string,
    spans: readonly (readonly [from: number, to: number])[],
  ])[];
  /** First and last day of the week's validity, or "". */
  readonly from: string;
  readonly until: string;
  /**
   * The day (ISO, the restaurant's clock) of rendering: a cached page is rendered again each day.
   */
  readonly made?: string;
}

/** A restaurant's state. Times are local minutes after midnight; `until` is undefined if it never closes. */
export type OpeningStatus =
  | { readonly state: "open"; readonly until: number | undefined }
  | {
      readonly state: "opens";
      readonly at: number;
      readonly inDays: number;
      /** ISO date. */
      readonly date: string;
    }
  /** Today is a special day, with its reason or "", until that day (ISO). */
  | { readonly state: "closed-today"; readonly name: string; readonly until: string }
  | { readonly state: "closed" };

/** Local time: ISO date, and minutes after midnight. */
export interface WallClock {
  readonly date: string;
  readonly minutes: number;
}

export const DAY_MINUTES = 24 * 60;
/** How far ahead to look for an opening. */
const DAYS = 8;

/** Returns the status at a local time; undefined if unknown. */
export function openingStatus(
  times: OpeningTimes,
  { date, minutes }: WallClock,
): OpeningStatus | undefined {
  const spans = joined(
    // Last night's opening may not be over.
    Array.from({ length: DAYS + 1 }, (_, index) => index - 1).flatMap((offset) =>
      spansOf(times, dayAfter(date, offset)).map(
        ([from, to]) => [from + offset * DAY_MINUTES, to + offset * DAY_MINUTES] as const,
      ),
    ),
  );
  const current = spans.find(([from, to]) => from <= minutes && minutes < to);
  if (current !== undefined) {
    const [, to] = current;
    return { state: "open", until: to >= (DAYS - 1) * DAY_MINUTES ? undefined : to % DAY_MINUTES };
  }
  if (!holds(times, date)) return undefined;
  const next = spans.find(([from]) => from > minutes);
  const today = otherOn(times, date);
  if (today?.[3].length === 0) return { state: "closed-today", name: today[2], until: today[1] };
  if (next === undefined) return { state: "closed" };
  const inDays = Math.floor(next[0] / DAY_MINUTES);
  return { state: "opens", at: next[0] % DAY_MINUTES, inDays, date: dayAfter(date, inDays) };
}

/** Returns the spans that begin on a day, in minutes after its midnight. */
export function spansOf(times: OpeningTimes, date: string): readonly (readonly [number, number])[] {
  const other = otherOn(times, date);
  if (other !== undefined) return other[3];
  if (times.week === null || !holds(times, date)) return [];
  const weekday = String(new Date(`${date}T00:00Z`).getUTCDay() || 7);
  return times.week.filter(([days]) => days.includes(weekday)).map(([, from, to]) => [from, to]);
}

const otherOn = ({ other }: OpeningTimes, date: string) =>
  other.find(([from, to]) => from <= date && date <= to);

/** Whether the hours are known for a day. */
export function holds(times: OpeningTimes, date: string): boolean {
  if (otherOn(times, date) !== undefined) return true;
  const { week, from, until } = times;
  return week !== null && date >= from && (until === "" || date <= until);
}

/** Adds days to an ISO date. */
export function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + days * DAY_MINUTES * 60_000)
    .toISOString()
    .slice(0, 10);
}

/** Sorts spans and merges those that touch or overlap. */
function joined(spans: readonly (readonly [number, number])[]): [number, number][] {
  const all: [number, number][] = [];
  for (const [from, to] of [...spans].sort(([one], [other]) => one - other)) {
    const last = all.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else all.push([from, to]);
  }
  return all;
}

export function wallClock(now: Date, zone: string): WallClock {
  const style = { dateStyle: "short", timeStyle: "short", timeZone: zone } as const;
  // Swedish writes dates as ISO does.
  const [date = "", hour, minute] = new Intl.DateTimeFormat("sv", style).format(now).split(/[ :]/);
  return { date, minutes: Number(hour) * 60 + Number(minute) };
}
