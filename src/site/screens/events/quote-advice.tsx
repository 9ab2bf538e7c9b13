import { GUEST_COUNT } from "#leads/accept/field-rules.ts";
import { earliestDay } from "#leads/accept/form-fields.ts";
import { m } from "#language/paraglide/messages.js";
import { useLanguage } from "#site/navigation/use-language.ts";
import { LocalText } from "#site/ui/local-text.tsx";
import { noticeOf, roomsFor } from "./event-advice.ts";
import type { EventVenue } from "./event-venue.ts";

interface QuoteAdviceProps {
  readonly venues: readonly EventVenue[];
  readonly guestCount: string;
  /** ISO day, or empty. */
  readonly preferredDate: string;
}

/** Which rooms hold the guests, and whether the day is nearer than the group asks for. */
export function QuoteAdvice({ venues, guestCount, preferredDate }: QuoteAdviceProps) {
  const language = useLanguage();
  const rooms = roomsFor(venues, guestCount);
  const notice = noticeOf(preferredDate, earliestDay());
  const isTooMany = rooms.length === 0 && GUEST_COUNT.test(guestCount);
  return (
    <div role="status" className="grid gap-4 text-sm empty:hidden">
      {rooms.length > 0 && (
        <div>
          <p className="font-semibold">{m.events_advice_rooms({ guests: guestCount })}</p>
          <ul>
            {rooms.map(({ venue, room }) => (
              <li key={venue.slug + room.name.text} className="flex flex-wrap gap-x-3">
                <LocalText value={room.name} pageLanguage={language} missing={m.events_room()} />
                <span className="text-muted">{venue.name}</span>
                <span className="text-muted">
                  {m.events_advice_capacity({ capacity: room.capacity })}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {isTooMany && <p>{m.events_advice_no_room({ guests: guestCount })}</p>}
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
