import { m } from "#language/paraglide/messages.js";
import type { FormResult } from "#site/blocks/lead-form/form-result.ts";
import type { HappeningCardData } from "#site/blocks/happening-list/happening-card-data.ts";
import { HappeningList } from "#site/blocks/happening-list/happening-list.tsx";
import { PageHero } from "#site/blocks/page-hero/page-hero.tsx";
import type { Loaded, LoadedPage } from "#site/navigation/load-in-browser.ts";
import type { GroupContact } from "#site/navigation/use-group-contact.ts";
import type { Restaurant } from "#site/navigation/use-restaurants.ts";
import { FailedPage, ReloadFailed } from "#site/blocks/screen-state/screen-state.tsx";
import { useLastGood, useRefetch } from "#site/navigation/use-refetch.ts";
import { Paragraphs } from "#site/ui/paragraphs.tsx";
import { EventCapacity } from "./event-capacity.tsx";
import { EventOccasions } from "./event-occasions.tsx";
import type { EventVenue } from "./event-venue.ts";
import { EventVenues } from "./event-venues.tsx";
import { QuoteRequest } from "./quote-request.tsx";
import { SubscribeLink } from "./subscribe-link.tsx";

export type EventsData = LoadedPage<
  "events",
  Loaded<{
    readonly venues: readonly EventVenue[];
    readonly happenings?: readonly HappeningCardData[];
  }>
>;

interface EventsScreenProps {
  readonly data: EventsData;
  readonly contact: GroupContact;
  readonly restaurants: readonly Restaurant[];
  readonly actionResult?: FormResult | undefined;
}

/** Rooms, occasions and the restaurants that hold them (rule 3.9). */
export function EventsScreen({ data, contact, restaurants, actionResult }: EventsScreenProps) {
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
        contact={contact}
        restaurants={restaurants}
        venues={shown.state === "found" ? shown.venues : []}
        actionResult={actionResult}
      />
    </>
  );
}
