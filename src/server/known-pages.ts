import { parseMenuFile } from "#server/menu-pdfs.ts";
import type { MenuKind } from "#content/kinds/restaurant.ts";
import type { Snapshot } from "#content/snapshot.ts";
import { languageOf, matchPath, type PageMatch } from "#language/match-path.ts";
import { misnamedPage } from "#language/misnamed-page.ts";
import { newsPageNumber, PAGE_PARAMETER, pagesOfNews } from "#language/news-page.ts";
import { decodeSegment } from "#language/path-segments.ts";
import { citySegment } from "#language/path-to.ts";
import { menuKindOf, patternsFor } from "#language/screens.ts";

// Which pages the content has, and which 404 page stands for a URL that has none.

/** Stands for any unknown slug in a path. */
const UNKNOWN = "404";
/** The PDF of a menu. */
const MENU_FILE = /^\/menus\/([^/]+\.pdf)$/;
/** The product API's calls for one record by a name that anybody can make up. */
const RECORD_PATH = /^(\/api\/(restaurants|news\/slug))\/([^/]+)$/;

/** Whether a page is there. While a remote product API does not say, it counts as there. */
export function isThere(page: PageMatch, content: Snapshot): boolean {
  if (page.screen === "newsArticle") return content.findArticle(page.params.slug) !== null;
  if (page.screen === "giftCards") return content.hasGiftCards;
  if (page.screen === "happening") return content.findHappening(page.params.slug) !== null;
  if (page.screen === "cityRestaurants")
    return content.restaurants === undefined || content.isCity(page.params.citySlug);
  const kind = menuKindOf(page.screen);
  if (kind !== undefined && "slug" in page.params) return isMenu(page.params.slug, kind, content);
  return page.screen !== "restaurant" || isRestaurant(page.params.slug, content);
}

function isRestaurant(slug: string, content: Snapshot): boolean {
  return [slug, slug.toLowerCase()].some((one) => content.findRestaurant(one) !== null);
}

function isMenu(slug: string, kind: MenuKind, content: Snapshot): boolean {
  const found = content.findRestaurant(slug);
  // Under its restaurant's id a menu is redirected.
  if (found === undefined || (found !== null && found.slug !== slug)) return true;
  const menus = content.menusOf(slug.toLowerCase());
  return menus === undefined || menus.some((menu) => menu.kind === kind);
}

/**
 * Whether a path leads to another one: of a page that is gone, or of a restaurant or menu in another city or by its
 * id.
 */
export function isMoved(pathname: string, content: Snapshot): boolean {
  const page = matchPath(pathname);
  if (page === undefined || !isThere(page, content)) return content.movedTo(pathname) !== undefined;
  const { params } = page;
  if (!("citySlug" in params && "slug" in params)) return false;
  const found = content.findRestaurant(params.slug);
  if (found === undefined) return false;
  return found?.slug !== params.slug || citySegment(found) !== params.citySlug;
}

/** Whether a form or filter can be preset with this slug. */
export function isPreset(name: "restaurant" | "city", slug: string, content: Snapshot): boolean {
  if (name === "restaurant") return content.findRestaurant(slug)?.slug === slug;
  return content.restaurants?.some(({ citySlug }) => citySlug === slug) ?? false;
}

/**
 * Path and query of the one 404 page that stands for all URLs like this one; undefined where there may
 * be a page. They differ in their language, in what they miss (a page, a restaurant, an article, a menu of a
 * restaurant), and in the page that they may have meant: a small number, whatever is asked for.
 */
export function absentPagePath(url: string, content: Snapshot): string | undefined {
  const [pathname = "", search = ""] = url.split("?", 2);
  const page = matchPath(pathname);
  if (page?.screen === "newsList") return absentNewsPage(page, search, content);
  if (page !== undefined && isThere(page, content)) return undefined;
  if (content.movedTo(pathname) !== undefined) return undefined;
  if (page !== undefined) return menuOfRestaurantPath(page, content) ?? unknownRecordPath(page);
  const misnamed = misnamedPage(pathname);
  if (misnamed !== undefined && isThere(misnamed.page, content)) return misnamed.spelled;
  return `/${languageOf(pathname)}/${UNKNOWN}/${UNKNOWN}/${UNKNOWN}`;
}

/** Page 0 of the list of news stands for any invalid page number. */
function absentNewsPage(page: PageMatch, search: string, { articles }: Snapshot) {
  const query = new URLSearchParams(search);
  if (!query.has(PAGE_PARAMETER[page.language])) return undefined;
  const number = newsPageNumber(page.language, query);
  const pages = articles && pagesOfNews(articles.length);
  if (number !== undefined && number <= (pages ?? Number.POSITIVE_INFINITY)) return undefined;
  return `${unknownRecordPath(page)}?${PAGE_PARAMETER[page.language]}=0`;
}

/** Of a menu that a restaurant does not have: the page names the restaurant. */
function menuOfRestaurantPath(page: PageMatch, content: Snapshot): string | undefined {
  if (menuKindOf(page.screen) === undefined || !("slug" in page.params)) return undefined;
  const found = content.findRestaurant(page.params.slug);
  if (found?.slug !== page.params.slug) return undefined;
  return recordPath(page, (name) => (name === "slug" ? found.slug : citySegment(found)));
}

const unknownRecordPath = (page: PageMatch) => recordPath(page, () => UNKNOWN);

/** In the pattern that was asked for: the routes of an alias have their own data. */
function recordPath(page: PageMatch, valueOf: (parameter: string) => string): string {
  const pattern = patternsFor(page.language, page.screen).at(page.alias ? -1 : 0) ?? "";
  return `/${page.language}/${pattern.replaceAll(/:(\w+)/g, (_, name: string) => valueOf(name))}`;
}

/**
 * The path of the one response that stands for all records that the product API does not have;
 * undefined where there may be one.
 */
export function absentRecordPath(pathname: string, content: Snapshot): string | undefined {
  const [, list, kind, segment = ""] = RECORD_PATH.exec(pathname) ?? [];
  const slug = decodeSegment(segment);
  if (list === undefined || slug === undefined) return undefined;
  const isRecord =
    kind === "restaurants" ? isRestaurant(slug, content) : content.findArticle(slug) !== null;
  return isRecord ? undefined : `${list}/${UNKNOWN}`;
}

/** Whether this is the path of a menu's PDF that no restaurant has. */
export function isAbsentMenu(pathname: string, content: Snapshot): boolean {
  const file = decodeSegment(MENU_FILE.exec(pathname)?.[1] ?? "");
  if (file === undefined || file === "") return false;
  const slug = parseMenuFile(file)?.slug;
  if (slug === undefined) return true;
  const found = content.findRestaurant(slug);
  return found !== undefined && found?.slug !== slug;
}
