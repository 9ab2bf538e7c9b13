import { pathTo, restaurantPath } from "#language/path-to.ts";
import { anArticleRecord } from "./builders/article-record.ts";
import { anExperienceRecord } from "./builders/experience-record.ts";
import { aRestaurantRecord } from "./builders/restaurant-record.ts";
import type { PreparedResponse } from "./product-api.ts";

/** What a product API can respond with to every request. */
export const API_STATES = ["found", "empty", "error"] as const;

const ITEM_PATHS = ["/restaurants/casa-do-teste", "/news/slug/vinhos"];
const LISTS: Readonly<Record<string, unknown>> = {
  "/restaurants": aRestaurantRecord(),
  "/experiences": anExperienceRecord({ restaurants: JSON.stringify(["casa-do-teste"]) }),
  "/news?published=true&active=true": anArticleRecord(),
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
  const [restaurant, , article] = Object.values(LISTS);
  responses.clear();
  for (const [path, record] of Object.entries(LISTS)) {
    const data = state === "found" ? [record] : [];
    responses.set(path, state === "error" ? { status: 500 } : { json: { data } });
  }
  for (const [index, path] of ITEM_PATHS.entries()) {
    const data = index === 0 ? restaurant : article;
    if (state === "found") responses.set(path, { json: { data } });
    if (state === "error") responses.set(path, { status: 500 });
  }
}
