import { redirect } from "react-router";
import { servedMenus } from "#api/menus/menu-dates.ts";
import { restaurantPath, withCity } from "#language/path-to.ts";
import { canonicalPath } from "#language/translate-path.ts";
import { loadInBrowser } from "#site/navigation/load-in-browser.ts";
import { loadScreen } from "#site/navigation/load-screen.server.ts";
import type { Route } from "./+types/restaurant.route.ts";
import { listCityRestaurants } from "./city-restaurants.ts";
import { toRestaurantDetail } from "./restaurant-detail.ts";
import { restaurantMeta } from "./restaurant-meta.ts";
import { RestaurantScreen, type RestaurantScreenData } from "./restaurant.screen.tsx";

export const meta = (args: Route.MetaArgs) => restaurantMeta(args, args.loaderData);

/** Serves a restaurant, and also its city's URL, which lacks the slug of a restaurant (rule 1.6). */
export const loader = loadScreen<RestaurantScreenData>({
  async load({ api, params, language, url }) {
    const { citySlug = "", slug } = params;
    if (slug === undefined) {
      return {
        state: "no-slug",
        restaurants: await listCityRestaurants(api, citySlug, language),
      };
    }
    // Asked for at once. Without them the buttons are still there; such a page is not cached.
    const asked = api.listMenus(slug).then(servedMenus, () => undefined);
    const found = await api.findRestaurant(slug);
    if (found === null) return { state: "not-found" };

    // A wrong city, or an id in place of the slug: there is one URL for each restaurant.
    const canonical = restaurantPath(language, withCity(found, citySlug));
    if (canonical !== canonicalPath(url.pathname)) throw redirect(canonical + url.search, 301);
    return { state: "found", restaurant: toRestaurantDetail(found, language, await asked) };
  },
  failed: () => ({ state: "error" }),
});

export const clientLoader = loadInBrowser<RestaurantScreenData>({ state: "error" });

export default function RestaurantRoute({ loaderData }: Route.ComponentProps) {
  return <RestaurantScreen data={loaderData} />;
}
