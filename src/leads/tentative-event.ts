import ical, {
  type ICalEventData,
  ICalEventBusyStatus,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import type { Language, Texts } from "#language/languages.ts";

interface TentativeEvent extends Pick<
  ICalEventData,
  "stamp" | "start" | "end" | "allDay" | "floating" | "summary" | "description" | "url"
> {
  /** The same of the same event, so that a calendar that takes it twice shows it once. */
  readonly id: string;
  readonly restaurant: { readonly address: Texts; readonly city: string };
}

/** The iCalendar file (RFC 5545) of something at a restaurant that nobody has confirmed yet. */
export function tentativeEvent(
  { id, restaurant, ...event }: TentativeEvent,
  { language, siteUrl }: { readonly language: Language; readonly siteUrl: string },
): string {
  const calendar = ical({ prodId: { company: "Rubaiyat", product: "site", language } });
  calendar.createEvent({
    ...event,
    id: `${id}@${new URL(siteUrl).host}`,
    location: restaurant.address[language] || restaurant.city,
    status: ICalEventStatus.TENTATIVE,
    busystatus: ICalEventBusyStatus.TENTATIVE,
    transparency: ICalEventTransparency.OPAQUE,
  });
  // The library parts the lines; RFC 5545 ends each of them, the last one too.
  return `${calendar.toString()}\r\n`;
}
