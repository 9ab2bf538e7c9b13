import { dayAfter, type OpeningTimes, spansOf } from "#content/shapes/opening-status.ts";

/** Nobody waits longer for what is asked here. */
const MOST_DAYS = 15;

/**
 * For how many minutes a guest has waited between two moments: of a restaurant's opening hours where they are known,
 * else of the clock. Counted from at most fifteen days before.
 */
export function waitedMinutes(
  times: OpeningTimes | undefined,
  since: Temporal.Instant,
  until: Temporal.Instant,
): number {
  const of = (from: Temporal.Instant, to: Temporal.Instant) =>
    Math.max(0, (to.epochMilliseconds - from.epochMilliseconds) / 60_000);
  if (times === undefined) return of(since, until);
  const { zone } = times;
  const last = until.toZonedDateTimeISO(zone).toPlainDate().toString();
  let minutes = 0;
  // Last night's opening may reach into the first day.
  for (let offset = -MOST_DAYS; offset <= 0; offset += 1) {
    const day = dayAfter(last, offset);
    const midnight = Temporal.PlainDate.from(day).toZonedDateTime(zone);
    for (const [from, to] of spansOf(times, day)) {
      const opens = midnight.add({ minutes: from }).toInstant();
      const closes = midnight.add({ minutes: to }).toInstant();
      const begins = Temporal.Instant.compare(opens, since) < 0 ? since : opens;
      const ends = Temporal.Instant.compare(closes, until) > 0 ? until : closes;
      minutes += of(begins, ends);
    }
  }
  return minutes;
}
