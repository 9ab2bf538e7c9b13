import { m } from "#language/paraglide/messages.js";
import { CardCarousel } from "#site/blocks/card-carousel/card-carousel.tsx";
import { ScreenState } from "#site/blocks/screen-state/screen-state.tsx";
import type { EventVenue } from "./event-venue.ts";
import { VenueCard } from "./venue-card.tsx";

/** The restaurants as places for events, or a state in their place; undefined if not loaded (rule 3.9). */
export function EventVenues(props: { title: string; venues: readonly EventVenue[] | undefined }) {
  const { title, venues } = props;
  const heading = (
    <h2 id="venues" className="grow text-heading">
      {title}
    </h2>
  );
  if (venues !== undefined && venues.length > 0) {
    const withRooms = venues.filter(({ rooms }) => rooms.length > 0);
    const others = venues.filter((venue) => !withRooms.includes(venue));
    return (
      <CardCarousel label={title} heading={heading}>
        {[...withRooms, ...others].map((venue) => (
          <VenueCard key={venue.slug} venue={venue} />
        ))}
      </CardCarousel>
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
