import type { WordsOfPages } from "#content/page-words.ts";
import type { ReadContent, Snapshot, Wanted } from "#content/snapshot.ts";
import { articleTitle } from "#site/blocks/article-facts/article-title.ts";
import { type PageMatch, matchPath } from "#language/match-path.ts";
import { menuPagePath, pathToPage, restaurantPath } from "#language/path-to.ts";
import { m } from "#language/paraglide/messages.js";
import { pickText } from "#language/pick-text.ts";
import { SCREEN_DEFINITIONS } from "#site/screen-definitions.server.ts";
import { categoryStyle } from "#site/blocks/article-facts/category-badge.tsx";
import { cityAndCountry } from "#site/ui/city-name.ts";
import { menuTitle } from "#content/schemas/menu-titles.ts";
import { menuKindOf } from "#language/screens.ts";
import { inLanguage } from "../in-language.ts";
import type { OgImageInput } from "./draw-og-image.ts";

type OgImageTexts = Omit<OgImageInput, "siteName">;

/**
 * Returns what a page's image shows; null without such a page, undefined while a remote product API
 * does not answer.
 */
export async function pageOgImage(
  path: string,
  read: ReadContent,
): Promise<OgImageTexts | null | undefined> {
  const page = matchPath(path);
  // An image has one URL, like its page.
  if (!page || page.alias || pathToPage(page) !== path) return null;
  const content = await read(wantedFor(page));
  return inLanguage(page.language, () => ogImageOf(page, path, content));
}

function wantedFor({ screen, params }: PageMatch): readonly Wanted[] {
  if (screen === "newsArticle") return [{ article: params.slug }];
  if (!("citySlug" in params && "slug" in params)) return [];
  const isOfMenu = menuKindOf(screen) !== undefined;
  return [{ restaurant: params.slug }, ...(isOfMenu ? [{ menusOf: params.slug }] : [])];
}

function ogImageOf(
  page: PageMatch,
  path: string,
  content: Snapshot,
): OgImageTexts | null | undefined {
  switch (page.screen) {
    case "cityRestaurants":
      return null;
    case "restaurant": {
      const restaurant = content.findRestaurant(page.params.slug);
      if (!restaurant) return restaurant;
      if (restaurantPath(page.language, restaurant) !== path) return null;
      const place = cityAndCountry(restaurant, page.language);
      return { image: restaurant.images.hero, label: place.join(" · "), title: restaurant.name };
    }
    case "mainMenu":
    case "barMenu":
    case "dessertMenu":
    case "executiveMenu":
    case "feijoadaMenu":
    case "wineMenu": {
      const kind = menuKindOf(page.screen);
      const restaurant = content.findRestaurant(page.params.slug);
      if (!restaurant) return restaurant;
      if (!kind || menuPagePath(page.language, restaurant, kind) !== path) return null;
      const menus = content.menusOf(restaurant.slug);
      if (!menus?.some((menu) => menu.kind === kind)) return menus && null;
      const title = menuTitle(kind, page.language);
      return { image: restaurant.images.hero, label: restaurant.name, title };
    }
    case "happening": {
      const happening = content.findHappening(page.params.slug, page.language);
      if (happening === null) return null;
      const title = pickText(happening.title, page.language).text;
      return { image: happening.image, label: m.happening_label(), title };
    }
    case "newsArticle": {
      const article = content.findArticle(page.params.slug, page.language);
      if (!article) return article;
      const label = categoryStyle(article.category).name;
      return {
        image: article.image,
        label,
        title: articleTitle(article.title, page.language).text,
      };
    }
    default: {
      if (page.screen === "giftCards" && !content.hasGiftCards) return null;
      const { image, label, title } = SCREEN_DEFINITIONS[page.screen].ogImage;
      const words: WordsOfPages = (slug) => content.pageWords(slug, page.language);
      return { image, label: label(m, words), title: title(m, words) };
    }
  }
}
