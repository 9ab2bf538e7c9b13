import { MENUS, RESTAURANTS } from "#content/built-in-content.server.ts";
import { LANGUAGES, type Language } from "#language/languages.ts";
import { menuPagePath, pathTo, restaurantPath } from "#language/path-to.ts";
import { staticScreens } from "#language/screens.ts";

/** The two fixed articles (rule 1.9). */
const ARTICLES = ["nova-carta-vinhos", "premio-melhor-steakhouse"];

/** Those that the built-in content has: nobody sells gift cards in it. */
const pagesWithoutParameters = () => staticScreens().filter((screen) => screen !== "giftCards");

/** Every page of the built-in content in one language, by its canonical path. */
export function allPages(language: Language): string[] {
  return [
    ...pagesWithoutParameters().map((screen) => pathTo(language, screen)),
    ...RESTAURANTS.map((restaurant) => restaurantPath(language, restaurant)),
    ...MENUS.flatMap(({ restaurant, kind }) => {
      const place = RESTAURANTS.find(({ slug }) => slug === restaurant);
      return place ? [menuPagePath(language, place, kind)] : [];
    }),
    ...ARTICLES.map((slug) => pathTo(language, "newsArticle", { slug })),
  ];
}

/** One page of every screen, in one language. */
export function onePagePerScreen(language: Language): string[] {
  return [
    ...pagesWithoutParameters().map((screen) => pathTo(language, screen)),
    restaurantPath(language, { slug: "a-figueira-rubaiyat", citySlug: "sao-paulo" }),
    menuPagePath(language, { slug: "rubaiyat-madrid", citySlug: "madrid" }, "main"),
    pathTo(language, "newsArticle", { slug: "nova-carta-vinhos" }),
    `/${language}/nenhuma-pagina`,
  ];
}

/** One page of every screen, in Portuguese. */
export const ONE_PAGE_PER_SCREEN = onePagePerScreen("pt");

/** All pages of all languages. */
export const ALL_PAGES = LANGUAGES.flatMap((language) =>
  allPages(language).map((path) => ({ language, path })),
);
