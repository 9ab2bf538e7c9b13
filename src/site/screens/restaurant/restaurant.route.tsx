import { redirect } from "react-router";
import { servedMenus } from "#content/schemas/menu-dates.ts";
import { required, type Restaurant } from "#content/snapshot.ts";
import { restaurantPath, withCity, citySegment } from "#language/path-to.ts";
import { canonicalPath } from "#language/translate-path.ts";
import { happeningsAhead } from "#site/blocks/happening-list/happening-card-data.ts";
import { loadInBrowser } from "#site/navigation/load-in-browser.ts";
import { loadScreen } from "#site/navigation/load-screen.server.ts";
import type { Route } from "./+types/restaurant.route.ts";
import { toRestaurantDetail } from "./restaurant-detail.ts";
import { RestaurantScreen, type RestaurantScreenData } from "./restaurant.screen.tsx";
import type { Language } from "#language/languages.ts";
import {
  type RestaurantCardData,
  toCardData,
} from "#site/blocks/restaurant-card/restaurant-card-data.ts";
import { m } from "#language/paraglide/messages.js";
import { inCity, nameAndCity } from "#site/ui/city-name.ts";
import { absentPageMeta, pageMeta, siteHead } from "#site/seo/page-meta.ts";

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

/** The restaurants of a city; none when the list cannot be had, since the page is a 404 either way. */
function cityRestaurants(
  restaurants: readonly Restaurant[] = [],
  citySlug: string,
  language: Language,
): readonly RestaurantCardData[] {
  return restaurants
    .filter((restaurant) => citySegment(restaurant) === citySlug)
    .map((restaurant) => toCardData(restaurant, language));
}

/** Head of the detail screen in each of its states; only a restaurant that was found is indexed. */
function restaurantMeta(
  args: Parameters<typeof pageMeta>[0],
  data: RestaurantScreenData | undefined,
) {
  const { siteName } = siteHead(args.matches);
  switch (data?.state) {
    case "found": {
      const { restaurant } = data;
      const title = nameAndCity(restaurant);
      const description =
        restaurant.searchDescription || m.restaurant_meta_description({ place: title, siteName });
      return pageMeta(args, { title, description });
    }
    case "not-found":
      return absentPageMeta(args, m.restaurant_not_found());
    case "no-slug": {
      const [first] = data.restaurants;
      const title =
        first && m.restaurant_city_restaurants({ siteName, inCity: inCity(first.city) });
      return absentPageMeta(args, title ?? m.restaurant_no_slug());
    }
    default:
      return absentPageMeta(args, m.restaurant_error());
  }
}
