import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from "react-router";
import { languageOf } from "../../../language/match-path.ts";
import { m } from "../../../language/paraglide/messages.js";
import { getSiteContext } from "../../request-context.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { type ContactData, ContactScreen } from "./contact.screen.tsx";
import { toUnitData } from "./unit-data.ts";

export const meta = (args: MetaArgs) =>
  pageMeta(args, { title: m.contact_meta_title(), description: m.contact_intro() });

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { api, settings } = getSiteContext(context);
  const language = languageOf(url.pathname);
  const { contact } = settings;
  try {
    const restaurants = await api.listRestaurants();
    const units = restaurants.map((restaurant) => toUnitData(restaurant, language));
    return data<ContactData>({ contact, units });
  } catch {
    // The client has logged it. The card above the list still says how to reach the group.
    return data<ContactData>({ contact, units: "error" }, 503);
  }
}

/** On a bad network the screen's own error state shows, not the error page. */
export async function clientLoader({
  serverLoader,
}: ClientLoaderFunctionArgs): Promise<ContactData> {
  try {
    return await serverLoader<typeof loader>();
  } catch {
    return { contact: { phone: "", email: "" }, units: "error" };
  }
}

export default function ContactRoute() {
  return <ContactScreen data={useLoaderData<typeof clientLoader>()} />;
}
