import { m } from "#language/paraglide/messages.js";
import { toCardData } from "#site/blocks/restaurant-card/restaurant-card-data.ts";
import { toPlaces } from "#site/blocks/table-form/nearest-place.ts";
import { loadInBrowser } from "#site/navigation/load-in-browser.ts";
import { loadScreen } from "#site/navigation/load-screen.server.ts";
import { useGroupContact } from "#site/navigation/use-group-contact.ts";
import { useRestaurants } from "#site/navigation/use-restaurants.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import type { Route } from "./+types/restaurant-list.route.ts";
import { RestaurantListScreen, type RestaurantListData } from "./restaurant-list.screen.tsx";

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: m.restaurant_list_meta_title(),
    description: m.restaurant_list_meta_description(),
  });

export const loader = loadScreen<RestaurantListData>({
  async load({ api, language }) {
    const restaurants = await api.listRestaurants();
    const cards = restaurants.map((restaurant) => toCardData(restaurant, language));
    return { state: "found", restaurants: cards, places: toPlaces(restaurants) };
  },
  failed: () => ({ state: "error" }),
});

export const clientLoader = loadInBrowser<RestaurantListData>({ state: "error" });

export default function RestaurantListRoute({ loaderData }: Route.ComponentProps) {
  return (
    <RestaurantListScreen
      data={loaderData}
      contact={useGroupContact()}
      restaurants={useRestaurants()}
    />
  );
}
