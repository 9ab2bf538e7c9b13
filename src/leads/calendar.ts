import ical, {
  type ICalCalendarData,
  type ICalEventData,
  ICalEventBusyStatus,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import type { Language, Texts } from "#language/languages.ts";
import { type LocalTimes, momentsOf, onTheWall } from "#language/local-time.ts";

/** Something at a restaurant. */
export interface CalendarEvent extends Pick<
  ICalEventData,
  "stamp" | "start" | "end" | "allDay" | "floating" | "summary" | "description" | "url"
> {
  /** The same of the same event, so that a calendar that takes it twice shows it once. */
  readonly id: string;
  readonly restaurant: { readonly address: Texts; readonly city: string };
}

export type EventTimes = Pick<CalendarEvent, "start" | "end" | "allDay" | "floating">;

interface CalendarOptions extends Pick<ICalCalendarData, "name" | "ttl"> {
  readonly language: Language;
  readonly siteUrl: string;
  /** Nobody has confirmed them yet. */
  readonly isTentative?: boolean;
}

/**
 * Returns when a calendar shows an event: a whole day without a begin, a moment where the zone of its place is known,
 * else a time of the reader's own clock. `hours` is the length of an event without an end.
 */
export function eventTimes(
  { day, begins, ends }: Omit<LocalTimes, "begins"> & { readonly begins: string | null },
  zone: string | undefined,
  hours?: number,
): EventTimes {
  if (begins === null) {
    const start = Temporal.PlainDate.from(day);
    return { allDay: true, start, end: start.add({ days: 1 }) };
  }
  if (zone === undefined) {
    const { start, end = hours && start.add({ hours }) } = onTheWall({ day, begins, ends });
    return { floating: true, start, ...(end && { end }) };
  }
  const { start, end = hours && start.add({ hours }) } = momentsOf({ day, begins, ends }, zone);
  const toDate = ({ epochMilliseconds }: Temporal.ZonedDateTime) => new Date(epochMilliseconds);
  return { start: toDate(start), ...(end && { end: toDate(end) }) };
}

/** The iCalendar file (RFC 5545) of events. */
export function calendarOf(
  events: readonly CalendarEvent[],
  { language, siteUrl, isTentative = false, ...calendarData }: CalendarOptions,
): string {
  const { host } = new URL(siteUrl);
  const prodId = { company: "Rubaiyat", product: "site", language };
  const calendar = ical({ ...calendarData, prodId });
  const held = {
    status: ICalEventStatus.TENTATIVE,
    busystatus: ICalEventBusyStatus.TENTATIVE,
    transparency: ICalEventTransparency.OPAQUE,
  };
  for (const { id, restaurant, ...event } of events) {
    calendar.createEvent({
      ...event,
      id: `${id}@${host}`,
      location: restaurant.address[language] || restaurant.city,
      ...(isTentative && held),
    });
  }
  // The library parts the lines; RFC 5545 ends each of them, the last one too.
  return `${calendar.toString()}\r\n`;
}
