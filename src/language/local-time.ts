/** A day (ISO) with the times ("20:30") of a place's own clock. */
export interface LocalTimes {
  readonly day: string;
  readonly begins: string;
  /** Not after `begins`: on the next day. Null where unknown. */
  readonly ends: string | null;
}

interface Span<Moment> {
  readonly start: Moment;
  readonly end: Moment | undefined;
}

/** Returns the times as a clock on the wall shows them. */
export function onTheWall({ day, begins, ends }: LocalTimes): Span<Temporal.PlainDateTime> {
  const at = (time: string) => Temporal.PlainDateTime.from(`${day}T${time}`);
  const days = ends !== null && ends <= begins ? 1 : 0;
  return { start: at(begins), end: ends === null ? undefined : at(ends).add({ days }) };
}

/**
 * Returns the times as moments of a zone. A begin that its clocks skip comes after the gap and moves the end along, so
 * nothing ends before it begins.
 */
export function momentsOf(times: LocalTimes, zone: string): Span<Temporal.ZonedDateTime> {
  const { start, end } = onTheWall(times);
  const begin = start.toZonedDateTime(zone);
  const skipped = start.until(begin.toPlainDateTime());
  return { start: begin, end: end?.add(skipped).toZonedDateTime(zone) };
}

/** Returns the moment in a zone at which its clocks show these minutes after a day's midnight; 1440 is the next one. */
export function momentAt(day: string, minutes: number, zone: string): Temporal.ZonedDateTime {
  return Temporal.PlainDate.from(day).toPlainDateTime().add({ minutes }).toZonedDateTime(zone);
}
