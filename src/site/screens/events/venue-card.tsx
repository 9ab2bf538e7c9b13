import { Link } from "react-router";
import { type Language, LANGUAGE_TAGS } from "#language/languages.ts";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { RestaurantLink } from "#site/blocks/restaurant-link/restaurant-link.tsx";
import { useLanguage } from "#site/navigation/use-language.ts";
import { buttonClass } from "#site/ui/button/button-class.ts";
import { cityAndCountry } from "#site/ui/city-name.ts";
import { DotSeparated } from "#site/ui/dot-separated.tsx";
import { ExternalLink } from "#site/ui/external-link/external-link.tsx";
import { WhatsAppLink } from "#site/ui/phone/whatsapp-link.tsx";
import type { EventVenue } from "./event-venue.ts";
import { VenueGallery } from "./venue-gallery.tsx";
import { LocalText } from "#site/ui/local-text.tsx";

/** A restaurant as a place for events: its pictures, its rooms and what they hold. */
export function VenueCard({ venue }: { venue: EventVenue }) {
  const language = useLanguage();
  const name = venue.name || m.restaurant_no_name();
  return (
    <article className="flex h-full flex-col">
      <VenueGallery name={name} pictures={venue.gallery} />
      <p className="label mt-4 text-muted">
        <DotSeparated items={cityAndCountry(venue, language)} />
      </p>
      <h3 className="mt-2 text-title">
        <RestaurantLink restaurant={venue} className="hover:underline" />
      </h3>
      <RoomList rooms={venue.rooms} />
      <div className="mt-auto flex flex-wrap items-center gap-x-7 gap-y-3 pt-7">
        {venue.mediaKitUrl !== "" && (
          <ExternalLink
            href={venue.mediaKitUrl}
            data-event="media_kit_click"
            data-restaurant={venue.slug}
            className={buttonClass("outline")}
          >
            <span>Media Kit</span>
            <span className="sr-only">{` ${name}`}</span>
          </ExternalLink>
        )}
        <Link to={quotePath(language, venue.slug)} className="quiet-link py-1 text-sm print:hidden">
          <span>{m.events_quote_button()}</span>
          <span className="sr-only">{` ${name}`}</span>
        </Link>
        <WhatsAppLink restaurant={venue} asking={m.whatsapp_event()} className="py-1 text-sm" />
      </div>
    </article>
  );
}

/** The quote form of this screen, with the restaurant already chosen. */
function quotePath(language: Language, restaurant: string): string {
  return `${pathTo(language, "events")}?${new URLSearchParams({ restaurant })}#quote`;
}

/** Each room with what it holds in large figures; nothing where no room is known. */
function RoomList({ rooms }: Pick<EventVenue, "rooms">) {
  const language = useLanguage();
  if (rooms.length === 0) return undefined;
  return (
    <ul className="mt-5">
      {rooms.map(({ name, capacity }) => (
        <li
          key={name.text + capacity}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-3"
        >
          <span>
            <LocalText value={name} missing={m.events_room()} />
          </span>
          {capacity > 0 && (
            <span className="text-sm text-muted">
              <span className="figures font-display text-title text-text">
                {new Intl.NumberFormat(LANGUAGE_TAGS[language]).format(capacity)}
              </span>{" "}
              <span>{capacity === 1 ? m.events_person() : m.events_people()}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
