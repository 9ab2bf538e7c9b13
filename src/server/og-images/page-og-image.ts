import type { ApiClient } from "#api/api-client.ts";
import { articleTitle } from "#site/blocks/article-facts/article-title.ts";
import { type PageMatch, matchPath } from "#language/match-path.ts";
import { menuPagePath, pathToPage, restaurantPath } from "#language/path-to.ts";
import { m } from "#language/paraglide/messages.js";
import { SCREEN_DEFINITIONS } from "#site/screen-definitions.server.ts";
import { categoryStyle } from "#site/blocks/article-facts/category-badge.tsx";
import { cityAndCountry } from "#site/ui/city-name.ts";
import { menuTitle } from "#site/blocks/menu-title/menu-title.ts";
import { menuKindOf } from "#language/screens.ts";
import { inLanguage } from "../in-language.ts";
import type { OgImageInput } from "./draw-og-image.ts";

type OgImageTexts = Omit<OgImageInput, "siteName">;

/**
 * What the image of the page at a canonical path shows; undefined where there is no such page.
 * Rejects when the product API does not respond.
 */
export async function pageOgImage(
  path: string,
  api: Pick<ApiClient, "findRestaurant" | "findArticle" | "listMenus">,
): Promise<OgImageTexts | undefined> {
  const page = matchPath(path);
  // An image has one URL only, as its page has.
  if (!page || page.alias || pathToPage(page) !== path) return undefined;
  return inLanguage(page.language, () => ogImageOf(page, path, api));
}

async function ogImageOf(
  page: PageMatch,
  path: string,
  api: Pick<ApiClient, "findRestaurant" | "findArticle" | "listMenus">,
): Promise<OgImageTexts | undefined> {
  switch (page.screen) {
    case "cityRestaurants":
      return undefined;
    case "restaurant": {
      const restaurant = await api.findRestaurant(page.params.slug);
      if (!restaurant || restaurantPath(page.language, restaurant) !== path) return undefined;
      const place = cityAndCountry(restaurant);
      return { image: restaurant.images.hero, label: place.join(" · "), title: restaurant.name };
    }
    case "mainMenu":
    case "barMenu":
    case "dessertMenu":
    case "executiveMenu":
    case "feijoadaMenu": {
      const kind = menuKindOf(page.screen);
      const restaurant = await api.findRestaurant(page.params.slug);
      if (!restaurant || !kind || menuPagePath(page.language, restaurant, kind) !== path)
        return undefined;
      const menus = await api.listMenus(restaurant.slug);
      if (!menus.some((menu) => menu.kind === kind)) return undefined;
      const title = menuTitle(kind, page.language);
      return { image: restaurant.images.hero, label: restaurant.name, title };
    }
    case "newsArticle": {
      const article = await api.findArticle(page.params.slug);
      if (!article) return undefined;
      const label = categoryStyle(article.category).name;
      return {
        image: article.image,
        label,
        title: articleTitle(article.title, page.language).text,
      };
    }
    default: {
      const { image, label, title } = SCREEN_DEFINITIONS[page.screen].ogImage;
      return { image, label: label(m), title: title(m) };
    }
  }
}
