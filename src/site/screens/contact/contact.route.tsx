import { experiencesIn, experienceTitle } from "#site/blocks/experience-title/experience-title.ts";
import { leadAction } from "#site/blocks/lead-form/lead-action.ts";
import { loadInBrowser } from "#site/navigation/load-in-browser.ts";
import { loadScreen } from "#site/navigation/load-screen.server.ts";
import { getSiteContext } from "#site/request-context.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import type { Route } from "./+types/contact.route.ts";
import { type ContactData, ContactScreen } from "./contact.screen.tsx";
import { toRestaurantContact } from "./restaurant-contact.ts";

export const meta = (args: Route.MetaArgs) => pageMeta(args, args.loaderData?.head);

const NOTHING: ContactData = { state: "error", experience: "" };

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export const loader = loadScreen<ContactData>({
  page: "contact",
  reads: ({ url }) => ["restaurants", ...experiencesIn(url)],
  load(content, { language, url }) {
    const { restaurants } = content;
    const experience = experienceTitle(content, url.searchParams, language);
    // Form and card above the list still reach the group.
    if (restaurants === undefined) return { state: "error", experience };
    const contacts = restaurants.map((restaurant) => toRestaurantContact(restaurant, language));
    return { state: "found", restaurants: contacts, experience };
  },
  failed: () => NOTHING,
});

export const clientLoader = loadInBrowser(NOTHING);

export function action({ request, context }: Route.ActionArgs) {
  const { submitLead } = getSiteContext(context);
  return leadAction(request, (fields) => submitLead("contact_form", fields));
}

export default function ContactRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ContactScreen data={loaderData} actionResult={actionData} />;
}
