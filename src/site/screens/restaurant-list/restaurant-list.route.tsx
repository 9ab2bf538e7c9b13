import { servedMenus } from "#content/schemas/menu-dates.ts";
import { required } from "#content/snapshot.ts";
import { servedCuts } from "#site/blocks/cuts-map/served-cuts.ts";
import { loadInBrowser } from "#site/navigation/load-in-browser.ts";
import { loadScreen } from "#site/navigation/load-screen.server.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import type { Route } from "./+types/restaurant-list.route.ts";
import { dishQuery, findDishes } from "./find-dishes.ts";
import { filteredList } from "./filtered-list.ts";
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
    const restaurants = required(content.restaurants);
    const menus = content.menus && servedMenus(content.menus);
    return {
      state: "found",
      ...filteredList(restaurants, searchParams, language, new Date()),
      ...(menus && { cuts: servedCuts({ menus, restaurants, language }) }),
      ...(query !== "" && { search: findDishes({ query, menus, restaurants, language }) }),
    };
  },
  failed: () => ({ state: "error" }),
});

export const clientLoader = loadInBrowser<RestaurantListData>({ state: "error" });

export default function RestaurantListRoute({ loaderData }: Route.ComponentProps) {
  return <RestaurantListScreen data={loaderData} />;
}
