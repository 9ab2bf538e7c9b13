import { redirect } from "react-router";
import { required } from "#content/snapshot.ts";
import { matchPath } from "#language/match-path.ts";
import { m } from "#language/paraglide/messages.js";
import { menuPagePath, restaurantPath, withCity } from "#language/path-to.ts";
import { menuKindOf } from "#language/screens.ts";
import { canonicalPath } from "#language/translate-path.ts";
import { loadInBrowser } from "#site/navigation/load-in-browser.ts";
import { loadScreen } from "#site/navigation/load-screen.server.ts";
import { absentPageMeta, pageMeta } from "#site/seo/page-meta.ts";
import type { Route } from "./+types/menu.route.ts";
import { toMenuPage } from "./menu-page.ts";
import { chosenFilter } from "./menu-filter.ts";
import { MenuScreen, type MenuScreenData } from "./menu.screen.tsx";
import { nameAndCity } from "#site/ui/city-name.ts";

export function meta(args: Route.MetaArgs) {
  const data = args.loaderData;
  if (data?.state !== "found") {
    const isMissing = data?.state === "not-found";
    return absentPageMeta(args, isMissing ? m.menu_not_found() : m.menu_error());
  }
  const { title, restaurant, filter, wines, state } = data.menu;
  return pageMeta(args, {
    title: `${title} – ${restaurant.name}`,
    description: m.menu_meta_description({ menu: title, place: nameAndCity(restaurant) }),
    // A part of a menu is not a page of its own.
    isIndexed: state === "served" && !filter?.isOn && !wines?.isPart,
  });
}

/** One menu of one restaurant, in each of the kinds' own path. */
export const loader = loadScreen<MenuScreenData>({
  reads: ({ params: { slug = "" } }) => [{ restaurant: slug }, { menusOf: slug }],
  load(content, { params, language, url }) {
    const { slug = "", citySlug = "" } = params;
    const kind = menuKindOf(matchPath(url.pathname)?.screen);
    const restaurant = required(content.findRestaurant(slug));
    const menus = required(content.menusOf(slug));
    if (restaurant === null || kind === undefined) return { state: "not-found" };
    // A wrong city, or an id in place of the slug: there is one URL for each menu.
    const canonical = menuPagePath(language, withCity(restaurant, citySlug), kind);
    if (canonical !== canonicalPath(url.pathname)) throw redirect(canonical + url.search, 301);

    const menu = menus.find((one) => one.kind === kind);
    if (menu === undefined) {
      const { name, images } = restaurant;
      const path = restaurantPath(language, restaurant);
      return { state: "not-found", restaurant: { name, path, image: images.hero } };
    }
    const query = url.searchParams;
    const filter = chosenFilter(query);
    const page = toMenuPage({ menu, menus, restaurant, language, filter, query });
    return { state: "found", menu: page };
  },
  failed: () => ({ state: "error" }),
});

export const clientLoader = loadInBrowser<MenuScreenData>({ state: "error" });

export default function MenuRoute({ loaderData }: Route.ComponentProps) {
  return <MenuScreen data={loaderData} />;
}
