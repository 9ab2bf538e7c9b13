import { redirect } from "react-router";
import { servedMenus } from "#content/shapes/menu-dates.ts";
import { required } from "#content/snapshot.ts";
import { restaurantPath, withCity } from "#language/path-to.ts";
import { canonicalPath } from "#language/translate-path.ts";
import { happeningsAhead } from "#site/blocks/happening-list/happening-card-data.ts";
import { loadInBrowser } from "#site/navigation/load-in-browser.ts";
import { loadScreen } from "#site/navigation/load-screen.server.ts";
import type { Route } from "./+types/restaurant.route.ts";
import { cityRestaurants } from "./city-restaurants.ts";
import { toRestaurantDetail } from "./restaurant-detail.ts";
import { restaurantMeta } from "./restaurant-meta.ts";
import { RestaurantScreen, type RestaurantScreenData } from "./restaurant.screen.tsx";

export const meta = (args: Route.MetaArgs) => restaurantMeta(args, args.loaderData);

/** Serves a restaurant, and also its city's URL, which lacks the slug of a restaurant (rule 1.6). */
export const loader = loadScreen<RestaurantScreenData>({
  reads: ({ params: { slug } }) =>
    slug === undefined ? ["restaurants"] : [{ restaurant: slug }, { menusOf: slug }],
  load(content, { params, language, url }) {
    const { citySlug = "", slug } = params;
    if (slug === undefined) {
      const restaurants = cityRestaurants(content.restaurants, citySlug, language);
      return { state: "no-slug", restaurants };
    }
    const found = required(content.findRestaurant(slug));
    if (found === null) return { state: "not-found" };

    // A wrong city, or an id in place of the slug: there is one URL for each restaurant.
    const canonical = restaurantPath(language, withCity(found, citySlug));
    if (canonical !== canonicalPath(url.pathname)) throw redirect(canonical + url.search, 301);
    // Without them the buttons are still there; such a page is not cached.
    const menus = content.menusOf(slug);
    return {
      state: "found",
      restaurant: toRestaurantDetail(found, language, menus && servedMenus(menus)),
      ...happeningsAhead(content, language, { most: 6, restaurant: found.slug }),
    };
  },
  failed: () => ({ state: "error" }),
});

export const clientLoader = loadInBrowser<RestaurantScreenData>({ state: "error" });

export default function RestaurantRoute({ loaderData }: Route.ComponentProps) {
  return <RestaurantScreen data={loaderData} />;
}
