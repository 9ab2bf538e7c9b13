import { useRouteLoaderData } from "react-router";
import { m } from "#language/paraglide/messages.js";
import type { FormResult } from "#site/blocks/lead-form/form-result.ts";
import type { HappeningCardData } from "#site/blocks/happening-list/happening-card-data.ts";
import { HappeningList } from "#site/blocks/happening-list/happening-list.tsx";
import { PageHero } from "#site/blocks/page-hero/page-hero.tsx";
import type { Loaded, LoadedPage } from "#site/navigation/load-in-browser.ts";
import { FailedPage, ReloadFailed, ScreenState } from "#site/blocks/screen-state/screen-state.tsx";
import { useLastGood, useRefetch } from "#site/navigation/use-refetch.ts";
import { Paragraphs } from "#site/ui/paragraphs.tsx";
import { EventCapacity } from "./event-capacity.tsx";
import { EventOccasions } from "./event-occasions.tsx";
import type { EventVenue } from "./event-venue.ts";
import { QuoteRequest } from "./quote-request.tsx";
import { happeningsFeedPath } from "#site/blocks/happening-list/calendar-paths.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import { CardCarousel } from "#site/blocks/card-carousel/card-carousel.tsx";
import { VenueCard } from "./venue-card.tsx";

export type EventsData = LoadedPage<
  "events",
  Loaded<{
    readonly venues: readonly EventVenue[];
    readonly happenings?: readonly HappeningCardData[];
  }>
>;

interface EventsScreenProps {
  readonly data: EventsData;
  readonly actionResult?: FormResult | undefined;
}

/** Rooms, occasions and the restaurants that hold them (rule 3.9). */
export function EventsScreen({ data, actionResult }: EventsScreenProps) {
  const { shown, reloadFailed } = useLastGood(data);
  const { refetch, isRefetching } = useRefetch();
  const { words } = shown;
  if (words === undefined) return <FailedPage title={m.events_error()} />;
  return (
    <>
      <PageHero
        image="/images/section-events.webp"
        alt=""
        label={words.top.label}
        title={words.top.title}
      >
        <Paragraphs text={words.top.lead} className="measure mt-5 text-lead" />
      </PageHero>
      <HappeningList happenings={shown.state === "found" ? shown.happenings : undefined}>
        <SubscribeLink />
      </HappeningList>
      <EventCapacity words={words.intro} />
      <EventOccasions words={words} />
      <section aria-labelledby="venues" aria-busy={isRefetching} className="shell py-section">
        {reloadFailed && <ReloadFailed text={m.events_refetch_error()} onRetry={refetch} />}
        <EventVenues
          title={words.venues.title}
          venues={shown.state === "found" ? shown.venues : undefined}
        />
      </section>
      <QuoteRequest
        words={words}
        venues={shown.state === "found" ? shown.venues : []}
        actionResult={actionResult}
      />
    </>
  );
}

/** By this scheme a calendar subscribes, where https would only fetch the file once. */
function SubscribeLink() {
  const language = useLanguage();
  const site = useRouteLoaderData("root") as { siteUrl?: string } | undefined;
  const url = (site?.siteUrl ?? "") + happeningsFeedPath(language);
  return (
    <a href={url.replace(/^https?:/, "webcal:")} className="quiet-link">
      {m.happenings_subscribe()}
    </a>
  );
}

/** The restaurants as places for events, or a state in their place; undefined if not loaded (rule 3.9). */
function EventVenues(props: { title: string; venues: readonly EventVenue[] | undefined }) {
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
        <ScreenState isError heading="h3" title={m.events_error()} />
      ) : (
        <ScreenState heading="h3" title={m.events_empty()} />
      )}
    </>
  );
}
