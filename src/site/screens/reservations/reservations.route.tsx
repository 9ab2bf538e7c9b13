import { required } from "#content/snapshot.ts";
import { tableWords } from "#leads/accept/table-request.ts";
import { m } from "#language/paraglide/messages.js";
import { experiencesIn, experienceTitle } from "#site/blocks/experience-title/experience-title.ts";
import { leadAction } from "#site/blocks/lead-form/lead-action.ts";
import { toPlaces } from "#site/blocks/table-form/nearest-place.ts";
import { loadInBrowser } from "#site/navigation/load-in-browser.ts";
import { loadScreen } from "#site/navigation/load-screen.server.ts";
import { getSiteContext } from "#site/request-context.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import type { Route } from "./+types/reservations.route.ts";
import { type ReservationsData, ReservationsScreen } from "./reservations.screen.tsx";
import { readTableFor } from "./table-choice.ts";
import { toTableWay } from "./table-way.ts";

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: "",
    ...args.loaderData?.head,
    // With a choice it is a visitor's own page.
    isIndexed: args.location.search === "",
  });

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export const loader = loadScreen<ReservationsData>({
  page: "reservations",
  reads: ({ url }) => ["restaurants", ...experiencesIn(url)],
  load(content, { language, url: { searchParams } }) {
    const restaurants = required(content.restaurants);
    const experience = experienceTitle(content, searchParams, language);
    const happening = content.findHappening(searchParams.get("experience") ?? "");
    const choice = readTableFor(happening, searchParams, restaurants, new Date());
    const { values, isComplete } = choice;
    const table = {
      preferredDate: values.date,
      time: values.time,
      guestCount: Number(values.people),
    };
    return {
      state: "found",
      choice,
      words: isComplete ? tableWords(table, language) : "",
      ways: restaurants
        .filter(({ slug }) => choice.slugs.includes(slug))
        .map((restaurant) => toTableWay(restaurant, choice, language)),
      experience:
        experience === ""
          ? undefined
          : { id: searchParams.get("experience") ?? "", title: experience },
      places: toPlaces(restaurants),
    };
  },
  failed: () => ({ state: "error" }),
});

export const clientLoader = loadInBrowser<ReservationsData>({ state: "error" });

export function action({ request, context }: Route.ActionArgs) {
  const { submitLead } = getSiteContext(context);
  return leadAction(request, async (fields) => {
    const result = await submitLead("contact_form", fields);
    return result.status === 201 ? { ...result, message: m.reservations_sent() } : result;
  });
}

export default function ReservationsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ReservationsScreen data={loaderData} actionResult={actionData} />;
}
