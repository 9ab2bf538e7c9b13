import { servedMenus } from "#content/shapes/menu-dates.ts";
import { required } from "#content/snapshot.ts";
import { servedCuts } from "#site/blocks/cuts-map/served-cuts.ts";
import { toCardData } from "#site/blocks/restaurant-card/restaurant-card-data.ts";
import { toSummary } from "#site/blocks/restaurant-summary/restaurant-summary.ts";
import { toPlaces } from "#site/blocks/table-form/nearest-place.ts";
import { loadInBrowser } from "#site/navigation/load-in-browser.ts";
import { loadScreen } from "#site/navigation/load-screen.server.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import type { Route } from "./+types/restaurant-list.route.ts";
import { dishQuery, findDishes } from "./find-dishes.ts";
import {
  isWanted,
  listFilters,
  readFilters,
  unknownOf,
  withOpening,
} from "./restaurant-filters.ts";
import { RestaurantListScreen, type RestaurantListData } from "./restaurant-list.screen.tsx";

export const meta = (args: Route.MetaArgs) => {
  const { loaderData } = args;
  const isFound = loaderData?.state === "found";
  const isFiltered = isFound && loaderData.filters.without.length > 0;
  const isSearched = isFound && loaderData.search !== undefined;
  return pageMeta(args, {
    title: "",
    ...loaderData?.head,
    isIndexed: !isFiltered && !isSearched,
  });
};

export const loader = loadScreen<RestaurantListData>({
  page: "restaurants",
  reads: ["restaurants", "menus"],
  load(content, { language, url: { searchParams } }) {
    const query = dishQuery(searchParams);
    const menus = content.menus && servedMenus(content.menus);
    const all = withOpening(required(content.restaurants), new Date());
    const values = readFilters(searchParams, all);
    const restaurants = all.filter((restaurant) => isWanted(restaurant, values));
    return {
      state: "found",
      restaurants: restaurants.map((restaurant) => toCardData(restaurant, language)),
      unknown: {
        rooms: all.filter((one) => unknownOf(one, values) === "guests").map(toSummary),
        hours: all.filter((one) => unknownOf(one, values) === "open").map(toSummary),
      },
      places: toPlaces(all),
      filters: listFilters(all, values, language),
      ...(menus && { cuts: servedCuts({ menus, restaurants: all, language }) }),
      ...(query !== "" && { search: findDishes({ query, menus, restaurants: all, language }) }),
    };
  },
  failed: () => ({ state: "error" }),
});

export const clientLoader = loadInBrowser<RestaurantListData>({ state: "error" });

export default function RestaurantListRoute({ loaderData }: Route.ComponentProps) {
  return <RestaurantListScreen data={loaderData} />;
}
