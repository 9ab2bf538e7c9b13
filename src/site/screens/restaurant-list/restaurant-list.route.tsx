import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from "react-router";
import { languageOf } from "#language/match-path.ts";
import { m } from "#language/paraglide/messages.js";
import { toCardData } from "#site/blocks/restaurant-card/restaurant-card-data.ts";
import { loadOr } from "#site/navigation/load-or.ts";
import { useGroupContact } from "#site/navigation/use-group-contact.ts";
import { getSiteContext } from "#site/request-context.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import { RestaurantListScreen, type RestaurantListData } from "./restaurant-list.screen.tsx";

export const meta = (args: MetaArgs) =>
  pageMeta(args, {
    title: m.restaurant_list_meta_title(),
    description: m.restaurant_list_meta_description(),
  });

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { api } = getSiteContext(context);
  const language = languageOf(url.pathname);
  try {
    const restaurants = await api.listRestaurants();
    const cards = restaurants.map((restaurant) => toCardData(restaurant, language));
    return data<RestaurantListData>({ restaurants: cards });
  } catch {
    // The client has logged it; without the list the screen says so, and caches keep nothing.
    return data<RestaurantListData>({ restaurants: "error" }, 503);
  }
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  loadOr<RestaurantListData>({ restaurants: "error" }, () => serverLoader<typeof loader>());

export default function RestaurantListRoute() {
  return (
    <RestaurantListScreen data={useLoaderData<typeof clientLoader>()} contact={useGroupContact()} />
  );
}
