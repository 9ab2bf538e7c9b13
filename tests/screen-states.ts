import { pathTo, restaurantPath } from "#language/path-to.ts";
import { anArticleRecord } from "./builders/article-record.ts";
import { anExperienceRecord } from "./builders/experience-record.ts";
import { aRestaurantRecord } from "./builders/restaurant-record.ts";
import type { Answer } from "./product-api.ts";

/** What a product API can answer all questions with. */
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

/** Makes a product API answer every question so; single records are absent where lists are empty. */
export function answerWith(answers: Map<string, Answer>, state: (typeof API_STATES)[number]) {
  const [restaurant, , article] = Object.values(LISTS);
  answers.clear();
  for (const [path, record] of Object.entries(LISTS)) {
    const data = state === "found" ? [record] : [];
    answers.set(path, state === "error" ? { status: 500 } : { json: { data } });
  }
  for (const [index, path] of ITEM_PATHS.entries()) {
    const data = index === 0 ? restaurant : article;
    if (state === "found") answers.set(path, { json: { data } });
    if (state === "error") answers.set(path, { status: 500 });
  }
}
