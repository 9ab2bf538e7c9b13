import { m } from "#language/paraglide/messages.js";
import { CardCarousel } from "#site/blocks/card-carousel/card-carousel.tsx";
import { ScreenState } from "#site/blocks/screen-state/screen-state.tsx";
import type { EventVenue } from "./event-venue.ts";
import { VenueCard } from "./venue-card.tsx";

/** The restaurants as places for events, or a state in their place; undefined if not loaded. */
export function EventVenues({ venues }: { venues: readonly EventVenue[] | undefined }) {
  const heading = (
    <h2 id="venues" className="text-heading">
      {m.events_venues_title()}
    </h2>
  );
  if (venues !== undefined && venues.length > 0) {
    const withRooms = venues.filter(({ rooms }) => rooms.length > 0);
    const others = venues.filter(({ rooms }) => rooms.length === 0);
    return (
      <>
        <CardCarousel label={m.events_venues_title()} heading={heading}>
          {[...withRooms, ...others].map((venue) => (
            <VenueCard key={venue.id} venue={venue} />
          ))}
        </CardCarousel>
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

/** The restaurants whose rooms are not known: it is said once, and of all of them together. */
function OnRequest({ venues }: { venues: readonly EventVenue[] }) {
  return (
    <div className="mt-10 flex flex-wrap items-baseline gap-x-6 gap-y-1 border-t border-line pt-6">
      <p className="font-display text-lead">{m.events_capacity_on_request()}</p>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-muted">
        {venues.map(({ id, name }) => (
          <li key={id}>{name || m.restaurant_no_name()}</li>
        ))}
      </ul>
    </div>
  );
}
