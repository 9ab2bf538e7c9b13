import type { RestaurantRecord } from "#api/restaurants/restaurants.contract.ts";
import type { MenuContent } from "#content/kinds/menu.ts";
import { pathTo, restaurantPath } from "#language/path-to.ts";
import { anArticleRecord } from "./builders/article-record.ts";
import { anExperienceRecord } from "./builders/experience-record.ts";
import { aRestaurantRecord } from "./builders/restaurant-record.ts";
import type { PreparedResponse } from "./product-api.ts";

/** What a product API can respond with to every request. */
export const API_STATES = ["found", "empty", "error"] as const;

const RESTAURANT = aRestaurantRecord();
const ARTICLE = anArticleRecord();
const LISTS: Readonly<Record<string, unknown>> = {
  "/restaurants": RESTAURANT,
  "/experiences": anExperienceRecord({ restaurants: JSON.stringify(["casa-do-teste"]) }),
  "/news?published=true&active=true": ARTICLE,
};
const RECORDS: Readonly<Record<string, unknown>> = {
  "/restaurants/casa-do-teste": RESTAURANT,
  "/news/slug/vinhos": ARTICLE,
};

/** One page of each screen whose content comes from the product API, in Portuguese. */
export const CONTENT_PAGES = [
  pathTo("pt", "home"),
  pathTo("pt", "restaurantList"),
  pathTo("pt", "cityRestaurants", { citySlug: "sao-paulo" }),
  restaurantPath("pt", { slug: "casa-do-teste", citySlug: "sao-paulo" }),
  pathTo("pt", "events"),
  pathTo("pt", "experiences"),
  pathTo("pt", "newsList"),
  pathTo("pt", "newsArticle", { slug: "vinhos" }),
  pathTo("pt", "contact"),
  pathTo("pt", "delivery"),
];

/** Makes a product API respond to every request so; single records are absent where lists are empty. */
export function respondWith(
  responses: Map<string, PreparedResponse>,
  state: (typeof API_STATES)[number],
) {
  const say = (path: string, data: unknown) =>
    responses.set(path, state === "error" ? { status: 500 } : { json: { data } });
  responses.clear();
  for (const [path, record] of Object.entries(LISTS)) say(path, state === "found" ? [record] : []);
  if (state === "empty") return;
  for (const [path, record] of Object.entries(RECORDS)) say(path, record);
}

/** Makes a product API respond with one restaurant and its menus alone. */
export function offerMenus(
  responses: Map<string, PreparedResponse>,
  restaurant: RestaurantRecord,
  menus: readonly MenuContent[],
) {
  responses.clear();
  responses.set("/restaurants", { json: { data: [restaurant] } });
  responses.set(`/restaurants/${restaurant.slug}`, { json: { data: restaurant } });
  const stored = { updatedAt: "2026-11-22T00:00:00Z" };
  const data = menus.map((menu, id) => ({ ...menu, ...stored, id: String(id) }));
  for (const query of ["", `?restaurant=${restaurant.slug}`])
    responses.set(`/menus${query}`, { json: { data } });
}
