/** A day (ISO) with local times ("20:30"). */
export interface LocalTimes {
  readonly day: string;
  readonly begins: string;
  /** On the next day if not after `begins`; null if unknown. */
  readonly ends: string | null;
}

interface Span<Moment> {
  readonly start: Moment;
  readonly end: Moment | undefined;
}

/** Returns the times without a zone. */
export function onTheWall({ day, begins, ends }: LocalTimes): Span<Temporal.PlainDateTime> {
  const at = (time: string) => Temporal.PlainDateTime.from(`${day}T${time}`);
  const days = ends !== null && ends <= begins ? 1 : 0;
  return { start: at(begins), end: ends === null ? undefined : at(ends).add({ days }) };
}

/** Returns the times in a zone. A begin within a clock change moves after it, together with the end. */
export function momentsOf(times: LocalTimes, zone: string): Span<Temporal.ZonedDateTime> {
  const { start, end } = onTheWall(times);
  const begin = start.toZonedDateTime(zone);
  const skipped = start.until(begin.toPlainDateTime());
  return { start: begin, end: end?.add(skipped).toZonedDateTime(zone) };
}

/** Returns the moment when a zone's clocks show these minutes after midnight; 1440 is the next midnight. */
export function momentAt(day: string, minutes: number, zone: string): Temporal.ZonedDateTime {
  return Temporal.PlainDate.from(day).toPlainDateTime().add({ minutes }).toZonedDateTime(zone);
}
