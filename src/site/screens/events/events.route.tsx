import { required } from "#content/snapshot.ts";
import { happeningsAhead } from "#site/blocks/happening-list/happening-card-data.ts";
import { leadAction } from "#site/blocks/lead-form/lead-action.ts";
import { loadInBrowser } from "#site/navigation/load-in-browser.ts";
import { loadScreen } from "#site/navigation/load-screen.server.ts";
import { getSiteContext } from "#site/request-context.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import type { Route } from "./+types/events.route.ts";
import { toEventVenue } from "./event-venue.ts";
import { type EventsData, EventsScreen } from "./events.screen.tsx";
import { CHECK_FIELD } from "./quote-form.tsx";

/** More are on the pages of their restaurants and in the calendar. */
const MOST_HAPPENINGS = 24;

export const meta = (args: Route.MetaArgs) => pageMeta(args, args.loaderData?.words?.search);

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export const loader = loadScreen<EventsData>({
  reads: ["restaurants"],
  load: (content, { language, words }) => ({
    state: "found",
    words: words("events"),
    venues: required(content.restaurants).map((restaurant) => toEventVenue(restaurant, language)),
    ...happeningsAhead(content, language, { most: MOST_HAPPENINGS }),
  }),
  failed: ({ words }) => ({ state: "error", words: words("events") }),
});

export const clientLoader = loadInBrowser<EventsData>({ state: "error" });

export function action({ request, context }: Route.ActionArgs) {
  const { submitLead } = getSiteContext(context);
  return leadAction(request, (fields) =>
    fields[CHECK_FIELD] === undefined ? submitLead("event_form", fields) : undefined,
  );
}

export default function EventsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <EventsScreen data={loaderData} actionResult={actionData} />;
}
