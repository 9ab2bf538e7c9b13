import { isDay, readGuestCount } from "#leads/accept/field-rules.ts";
import { earliestDay } from "#leads/accept/form-fields.ts";
import { m } from "#language/paraglide/messages.js";
import { LocalText } from "#site/ui/local-text.tsx";
import type { EventVenue } from "./event-venue.ts";

interface QuoteAdviceProps {
  readonly venues: readonly EventVenue[];
  readonly guestCount: string;
  /** ISO day, or empty. */
  readonly preferredDate: string;
}

/** Which rooms hold the guests, and whether the day is nearer than the group asks for. */
export function QuoteAdvice({ venues, guestCount, preferredDate }: QuoteAdviceProps) {
  const guests = readGuestCount(guestCount);
  const rooms = roomsFor(venues, guests);
  const notice = noticeOf(preferredDate, earliestDay());
  const isTooMany = rooms.length === 0 && guests !== "";
  return (
    <div role="status" className="grid gap-4 text-sm empty:hidden">
      {rooms.length > 0 && (
        <div>
          <p className="font-semibold">{m.events_advice_rooms({ guests })}</p>
          <ul>
            {rooms.map(({ venue, room }) => (
              <li key={venue.slug + room.name.text} className="flex flex-wrap gap-x-3">
                <LocalText value={room.name} missing={m.events_room()} />
                <span className="text-muted">{venue.name}</span>
                <span className="text-muted">
                  {m.events_advice_capacity({ capacity: room.capacity })}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {isTooMany && <p>{m.events_advice_no_room({ guests })}</p>}
      {notice !== undefined && (
        <p className="border-s-2 border-gold ps-4">{NOTICE_WORDS[notice]()}</p>
      )}
    </div>
  );
}

const NOTICE_WORDS = {
  past: m.lead_date_past,
  weeks: m.events_advice_near_weeks,
  month: m.events_advice_near_month,
};

/** A room that holds the guests, and whose it is. */
interface FittingRoom {
  readonly venue: Pick<EventVenue, "slug" | "name">;
  readonly room: EventVenue["rooms"][number];
}

/** The rooms that hold this many guests, the smallest first; none where the number is none. */
export function roomsFor(venues: readonly EventVenue[], guestCount: string): FittingRoom[] {
  const guests = readGuestCount(guestCount);
  if (guests === "") return [];
  return venues
    .flatMap((venue) => venue.rooms.map((room) => ({ venue, room })))
    .filter(({ room }) => room.capacity >= Number(guests))
    .sort((one, other) => one.room.capacity - other.room.capacity);
}

/**
 * How near a day (ISO) is from `today`: over, nearer than the two weeks of a corporate event, or than
 * the month of a large celebration (rule 3.11); undefined where there is time, or for what is not a day.
 */
export function noticeOf(date: string, today: string): "past" | "weeks" | "month" | undefined {
  if (!isDay(date)) return undefined;
  if (date < today) return "past";
  const weeks = new Date(today);
  weeks.setUTCDate(weeks.getUTCDate() + 14);
  const month = new Date(today);
  month.setUTCMonth(month.getUTCMonth() + 1);
  if (Date.parse(date) < weeks.getTime()) return "weeks";
  return Date.parse(date) < month.getTime() ? "month" : undefined;
}
