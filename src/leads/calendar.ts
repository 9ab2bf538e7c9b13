import ical, {
  type ICalCalendarData,
  type ICalEventData,
  ICalEventBusyStatus,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import type { Language, Texts } from "#language/languages.ts";

/** Something at a restaurant. */
export interface CalendarEvent extends Pick<
  ICalEventData,
  "stamp" | "start" | "end" | "allDay" | "floating" | "summary" | "description" | "url"
> {
  /** The same of the same event, so that a calendar that takes it twice shows it once. */
  readonly id: string;
  readonly restaurant: { readonly address: Texts; readonly city: string };
}

interface CalendarOptions extends Pick<ICalCalendarData, "name" | "ttl"> {
  readonly language: Language;
  readonly siteUrl: string;
  /** Nobody has confirmed them yet. */
  readonly isTentative?: boolean;
}

/** The iCalendar file (RFC 5545) of events. */
export function calendarOf(
  events: readonly CalendarEvent[],
  { language, siteUrl, isTentative = false, ...calendarData }: CalendarOptions,
): string {
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
      id: `${id}@${new URL(siteUrl).host}`,
      location: restaurant.address[language] || restaurant.city,
      ...(isTentative && held),
    });
  }
  // The library parts the lines; RFC 5545 ends each of them, the last one too.
  return `${calendar.toString()}\r\n`;
}
