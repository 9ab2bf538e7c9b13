import { LANGUAGES, type Language } from "#language/languages.ts";
import { menuPagePath, pathTo, restaurantPath } from "#language/path-to.ts";

/** One page of each kind, by its name in the tables. */
export function benchPages(language: Language): ReadonlyMap<string, string> {
  const restaurant = { citySlug: "sao-paulo", slug: "a-figueira-rubaiyat" };
  return new Map([
    ["home", pathTo(language, "home")],
    ["restaurants", pathTo(language, "restaurantList")],
    ["a restaurant", restaurantPath(language, restaurant)],
    ["reservations", pathTo(language, "reservations")],
    ["a menu", menuPagePath(language, restaurant, "main")],
    ["events", pathTo(language, "events")],
    ["experiences", pathTo(language, "experiences")],
    ["news", pathTo(language, "newsList")],
    ["an article", pathTo(language, "newsArticle", { slug: "nova-carta-vinhos" })],
    ["contact", pathTo(language, "contact")],
    ["delivery", pathTo(language, "delivery")],
    ["who we are", pathTo(language, "whoWeAre")],
  ]);
}

export function allBenchPages(): string[] {
  return LANGUAGES.flatMap((language) => [...benchPages(language).values()]);
}
