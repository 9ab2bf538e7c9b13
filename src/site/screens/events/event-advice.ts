import { GUEST_COUNT, isDay } from "#leads/accept/field-rules.ts";
import type { EventVenue } from "./event-venue.ts";

/** A room that holds the guests, and whose it is. */
export interface FittingRoom {
  readonly venue: Pick<EventVenue, "slug" | "name">;
  readonly room: EventVenue["rooms"][number];
}

/** The rooms that hold this many guests, the smallest first; none where the number is none. */
export function roomsFor(venues: readonly EventVenue[], guestCount: string): FittingRoom[] {
  if (!GUEST_COUNT.test(guestCount)) return [];
  return venues
    .flatMap((venue) => venue.rooms.map((room) => ({ venue, room })))
    .filter(({ room }) => room.capacity >= Number(guestCount))
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
