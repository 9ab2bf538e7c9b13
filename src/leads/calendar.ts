import ical, {
  type ICalCalendarData,
  type ICalEventData,
  ICalEventBusyStatus,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import type { Language, Texts } from "#language/languages.ts";
import { type LocalTimes, momentsOf, onTheWall } from "#language/local-time.ts";

export interface CalendarEvent extends Pick<
  ICalEventData,
  "stamp" | "start" | "end" | "allDay" | "floating" | "summary" | "description" | "url"
> {
  /** Stable per event, so that importing it twice shows it once. */
  readonly id: string;
  readonly restaurant: { readonly address: Texts; readonly city: string };
}

export type EventTimes = Pick<CalendarEvent, "start" | "end" | "allDay" | "floating">;

interface CalendarOptions extends Pick<ICalCalendarData, "name" | "ttl"> {
  readonly language: Language;
  readonly siteUrl: string;
  readonly isTentative?: boolean;
}

/**
 * Returns an event's times for a calendar: a whole day without a start, an instant if the zone is
 * known, else floating time. `hours` is the length of an event without an end.
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

/** Returns an iCalendar file (RFC 5545). */
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
  // The library separates lines; RFC 5545 also ends the last one.
  return `${calendar.toString()}\r\n`;
}
