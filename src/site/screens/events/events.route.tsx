import {
  type ActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { languageOf } from "#language/match-path.ts";
import { m } from "#language/paraglide/messages.js";
import { leadAction } from "#site/blocks/lead-form/lead-action.ts";
import { useGroupContact } from "#site/navigation/use-group-contact.ts";
import { useRestaurants } from "#site/navigation/use-restaurants.ts";
import { loadOr } from "#site/navigation/load-or.ts";
import { getSiteContext } from "#site/request-context.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import { toEventVenue } from "./event-venue.ts";
import { type EventsData, EventsScreen } from "./events.screen.tsx";

export const meta = (args: MetaArgs) =>
  pageMeta(args, { title: m.events_meta_title(), description: m.events_meta_description() });

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { api } = getSiteContext(context);
  const language = languageOf(url.pathname);
  try {
    const restaurants = await api.listRestaurants();
    const venues = restaurants.map((restaurant) => toEventVenue(restaurant, language));
    return data<EventsData>({ venues });
  } catch {
    // The client has logged it; without the venues the screen says so, and caches keep nothing.
    return data<EventsData>({ venues: "error" }, 503);
  }
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  loadOr<EventsData>({ venues: "error" }, () => serverLoader<typeof loader>());

export function action({ request, context }: ActionFunctionArgs) {
  const { submitLead } = getSiteContext(context);
  return leadAction(request, (fields) => submitLead("event_form", fields));
}

export default function EventsRoute() {
  return (
    <EventsScreen
      data={useLoaderData<typeof clientLoader>()}
      contact={useGroupContact()}
      restaurants={useRestaurants()}
      actionResult={useActionData<typeof action>()}
    />
  );
}
