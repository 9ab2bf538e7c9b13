import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useLoaderData,
} from "react-router";
import { languageOf } from "#language/match-path.ts";
import { restaurantPath } from "#language/path-to.ts";
import { canonicalPath } from "#language/translate-path.ts";
import { loadOr } from "#site/navigation/load-or.ts";
import { getSiteContext } from "#site/request-context.ts";
import { listCityRestaurants } from "./city-restaurants.ts";
import { toRestaurantDetail } from "./restaurant-detail.ts";
import { restaurantMeta } from "./restaurant-meta.ts";
import { RestaurantScreen, type RestaurantScreenData } from "./restaurant.screen.tsx";

export const meta = (args: MetaArgs<typeof clientLoader>) => restaurantMeta(args, args.loaderData);

/** Serves a restaurant, and also its city's address, which lacks the slug of a restaurant (rule 1.6). */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { api } = getSiteContext(context);
  const language = languageOf(url.pathname);
  const { citySlug = "", slug } = params;
  if (slug === undefined) {
    const restaurants = await listCityRestaurants(api, citySlug, language);
    return data<RestaurantScreenData>({ state: "no-slug", restaurants }, 404);
  }
  const found = await api.findRestaurant(slug).catch(() => "error" as const);
  // The client has logged it; caches keep nothing of it (rule 1.7).
  if (found === "error") return data<RestaurantScreenData>({ state: "error" }, 503);
  if (found === null) return data<RestaurantScreenData>({ state: "not-found" }, 404);

  // A wrong city, or an id in place of the slug: there is one address for each restaurant.
  const address = restaurantPath(language, found);
  if (address !== canonicalPath(url.pathname)) throw redirect(address + url.search, 301);
  const restaurant = toRestaurantDetail(found, language);
  return data<RestaurantScreenData>({ state: "found", restaurant });
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  loadOr<RestaurantScreenData>({ state: "error" }, () => serverLoader<typeof loader>());

export default function RestaurantRoute() {
  return <RestaurantScreen data={useLoaderData<typeof clientLoader>()} />;
}
