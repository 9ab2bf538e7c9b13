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
import type { Language } from "#language/languages.ts";
import { m } from "#language/paraglide/messages.js";
import type { ApiClient } from "#api/api-client.ts";
import { pickText } from "#language/pick-text.ts";
import { leadAction } from "#site/blocks/lead-form/lead-action.ts";
import { useGroupContact } from "#site/navigation/use-group-contact.ts";
import { useRestaurants } from "#site/navigation/use-restaurants.ts";
import { loadOr } from "#site/navigation/load-or.ts";
import { getSiteContext } from "#site/request-context.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import { type ContactData, ContactScreen } from "./contact.screen.tsx";
import { pressAwards } from "./press-awards.ts";
import { toRestaurantContact } from "./restaurant-contact.ts";

export const meta = (args: MetaArgs) =>
  pageMeta(args, { title: m.contact_meta_title(), description: m.contact_meta_description() });

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { api } = getSiteContext(context);
  const language = languageOf(url.pathname);
  const experience = await titleOf(api, url.searchParams.get("experience"), language);
  try {
    const restaurants = await api.listRestaurants();
    return data<ContactData>({
      restaurants: restaurants.map((restaurant) => toRestaurantContact(restaurant, language)),
      awards: pressAwards(restaurants, language),
      experience,
    });
  } catch {
    // The client has logged it. Form and card above the list still reach the group.
    return data<ContactData>(
      { restaurants: "error", awards: pressAwards([], language), experience },
      503,
    );
  }
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  loadOr<ContactData>({ restaurants: "error", awards: [], experience: "" }, () =>
    serverLoader<typeof loader>(),
  );

export function action({ request, context }: ActionFunctionArgs) {
  const { submitLead } = getSiteContext(context);
  return leadAction(request, (fields) => submitLead("contact_form", fields));
}

/** What the experience is called that the visitor came from; empty when it cannot be known. */
async function titleOf(api: ApiClient, id: string | null, language: Language): Promise<string> {
  if (id === null) return "";
  const experiences = await api.listExperiences().catch(() => []);
  const experience = experiences.find((one) => one.id === id);
  return experience === undefined ? "" : pickText(experience.title, language).text;
}

export default function ContactRoute() {
  return (
    <ContactScreen
      data={useLoaderData<typeof clientLoader>()}
      contact={useGroupContact()}
      restaurants={useRestaurants()}
      actionResult={useActionData<typeof action>()}
    />
  );
}
