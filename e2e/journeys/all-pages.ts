import { MENUS, RESTAURANTS } from "#content/built-in/built-in-content.server.ts";
import { LANGUAGES, type Language } from "#language/languages.ts";
import { menuPagePath, pathTo, restaurantPath } from "#language/path-to.ts";
import { staticScreens } from "#language/screens.ts";

/** The two fixed articles (rule 1.9). */
const ARTICLES = ["nova-carta-vinhos", "premio-melhor-steakhouse"];

/** The existing pages of the built-in content, which has no gift cards. */
const pagesWithoutParameters = () => staticScreens().filter((screen) => screen !== "giftCards");

/** Returns every page of the built-in content in a language, by canonical path. */
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

export function onePagePerScreen(language: Language): string[] {
  return [
    ...pagesWithoutParameters().map((screen) => pathTo(language, screen)),
    restaurantPath(language, { slug: "a-figueira-rubaiyat", citySlug: "sao-paulo" }),
    menuPagePath(language, { slug: "rubaiyat-madrid", citySlug: "madrid" }, "main"),
    pathTo(language, "newsArticle", { slug: "nova-carta-vinhos" }),
    `/${language}/nenhuma-pagina`,
  ];
}

export const ONE_PAGE_PER_SCREEN = onePagePerScreen("pt");

export const ALL_PAGES = LANGUAGES.flatMap((language) =>
  allPages(language).map((path) => ({ language, path })),
);
