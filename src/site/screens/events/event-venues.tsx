import { Link } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { ScreenState } from "#site/blocks/screen-state/screen-state.tsx";
import { useLanguage } from "#site/navigation/use-language.ts";
import { cityName } from "#site/ui/city-name.ts";
import type { EventVenue } from "./event-venue.ts";
import { quotePath, VenueCard } from "./venue-card.tsx";

/** The restaurants as places for events, or a state in their place; undefined if not loaded. */
export function EventVenues({ venues }: { venues: readonly EventVenue[] | undefined }) {
  const heading = (
    <h2 id="venues" className="text-heading">
      {m.events_venues_title()}
    </h2>
  );
  if (venues !== undefined && venues.length > 0) {
    const withRooms = venues.filter(
      ({ rooms, mediaKitUrl }) => rooms.length > 0 || mediaKitUrl !== "",
    );
    const others = venues.filter((venue) => !withRooms.includes(venue));
    return (
      <>
        {heading}
        {withRooms.length > 0 && (
          <ul className={`mt-10 grid gap-x-10 gap-y-14 ${COLUMNS[withRooms.length] ?? MANY}`}>
            {withRooms.map((venue) => (
              <li key={venue.id}>
                <VenueCard venue={venue} isWide={withRooms.length === 1} />
              </li>
            ))}
          </ul>
        )}
        {others.length > 0 && <OnRequest venues={others} />}
      </>
    );
  }
  return (
    <>
      {heading}
      {venues === undefined ? (
        <ScreenState isError heading="h3" title={m.events_error()} retry={m.state_retry()} />
      ) : (
        <ScreenState heading="h3" title={m.events_empty()} retry={m.state_retry()} />
      )}
    </>
  );
}

/** Rule 3.9: 1, 2 or 3 beside each other; a single one is as wide as the page. */
const COLUMNS = ["", "", "sm:grid-cols-2"];
const MANY = "sm:grid-cols-2 lg:grid-cols-3";

/** The restaurants whose rooms are not known: it is said once, and each leads to the form with it chosen. */
function OnRequest({ venues }: { venues: readonly EventVenue[] }) {
  const language = useLanguage();
  return (
    <div className="mt-14 border-t border-gold pt-6">
      <h3 className="text-title">{m.events_capacity_on_request()}</h3>
      <ul className="mt-4 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {venues.map(({ id, slug, name, city }) => (
          <li key={id} className="border-b border-line">
            <Link
              to={quotePath(language, slug)}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 py-2 hover:underline"
            >
              <span>{name || m.restaurant_no_name()}</span>
              {!name.includes(city) && <span className="text-sm text-muted">{cityName(city)}</span>}
              <span className="sr-only">{` ${m.events_venue_quote()}`}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
