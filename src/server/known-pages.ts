import type { ApiClient } from "#api/api-client.ts";
import { parseMenuFile } from "#api/menus/menu-pdfs.ts";
import { withTimeLimit } from "#concurrency/time-limit.ts";
import type { Language } from "#language/languages.ts";
import { languageOf, matchPath, type PageMatch } from "#language/match-path.ts";
import { newsPageNumber, PAGE_PARAMETER, pagesOfNews } from "#language/news-page.ts";
import { decodeSegment } from "#language/path-segments.ts";
import { citySegment } from "#language/path-to.ts";
import { menuKindOf, patternsFor } from "#language/screens.ts";
import { misnamedPage } from "#language/misnamed-page.ts";

/** Stands for any unknown slug in a path. */
const UNKNOWN = "404";
/** Presets that restaurants decide about: a new one has its own. */
const PRESET_NAMES = ["restaurant", "city"] as const;
type PresetName = (typeof PRESET_NAMES)[number];
/** The product API's menus, which one restaurant's can be asked for. */
const MENUS_PATH = "/api/menus";
/** The PDF of a menu. */
const MENU_FILE = /^\/menus\/([^/]+\.pdf)$/;
/** The product API's calls for one record by a name that anybody can make up. */
const RECORD_PATH = /^(\/api\/(restaurants|news\/slug))\/([^/]+)$/;

/**
 * Which restaurants, cities, menus and articles have pages, asked once for each content revision, or again
 * after `maxAgeMs` where changes are not announced.
 */
export function createKnownPages(
  api: Pick<ApiClient, "listRestaurants" | "listAllArticles" | "listMenus">,
  maxAgeMs: number,
) {
  const restaurants = remember(maxAgeMs, async () => {
    const listed = await api.listRestaurants();
    // A restaurant is found by its id as well, and redirected from there.
    const slugs = new Set(listed.flatMap(({ slug, id }) => [slug, id]));
    const ids = new Set(listed.filter(({ slug, id }) => id !== slug).map(({ id }) => id));
    const presets = {
      restaurant: new Set(listed.map(({ slug }) => slug)),
      city: new Set(listed.map(({ citySlug }) => citySlug)),
    };
    const citiesOf = new Map(listed.map((one) => [one.slug, citySegment(one)]));
    return { slugs, ids, presets, cities: new Set(citiesOf.values()), citiesOf };
  });
  const menus = remember(maxAgeMs, async () => {
    return new Set((await api.listMenus()).map(({ restaurant, kind }) => `${restaurant} ${kind}`));
  });
  const articles = remember(maxAgeMs, async () => {
    return new Set((await api.listAllArticles()).map(({ slug }) => slug));
  });

  const isRestaurant = (slug: string) => {
    const slugs = restaurants.current()?.slugs;
    return slugs && (slugs.has(slug) || slugs.has(slug.toLowerCase()));
  };
  const isMenu = (slug: string, kind: string) => {
    const [known, listed] = [restaurants.current(), menus.current()];
    // Under its restaurant's id a menu is redirected.
    return known && listed && (known.ids.has(slug) || listed.has(`${slug.toLowerCase()} ${kind}`));
  };
  const isArticle = (slug: string) => articles.current()?.has(slug);

  /** Whether a page is there; undefined where that has not been asked yet. */
  function isThere(page: PageMatch): boolean | undefined {
    if (page.screen === "newsArticle") return isArticle(page.params.slug);
    if (page.screen === "cityRestaurants") {
      return restaurants.current()?.cities.has(page.params.citySlug);
    }
    const kind = menuKindOf(page.screen);
    if (kind !== undefined && "slug" in page.params) return isMenu(page.params.slug, kind);
    return page.screen === "restaurant" ? isRestaurant(page.params.slug) : true;
  }

  return {
    isThere,
    isRestaurant,
    isArticle,

    /** Whether a restaurant or menu is redirected from here: from another city, or from its id. */
    isMoved(page: PageMatch): boolean {
      const { params } = page;
      if (!("citySlug" in params && "slug" in params) || isThere(page) !== true) return false;
      return restaurants.current()?.citiesOf.get(params.slug) !== params.citySlug;
    },

    /** Whether a form or filter can be preset with this slug; undefined where that has not been asked yet. */
    isPreset(name: PresetName, slug: string): boolean | undefined {
      return restaurants.current()?.presets[name].has(slug);
    },

    /** How many pages the list of news has; undefined where that has not been asked yet. */
    newsPages(): number | undefined {
      const known = articles.current();
      return known && pagesOfNews(known.size);
    },

    /** Asks what is needed to say whether a URL leads to a page or record; it does not reject. */
    async load(url: string): Promise<void> {
      const [pathname = "", search = ""] = url.split("?", 2);
      const page = matchPath(pathname) ?? misnamedPage(pathname)?.page;
      const screen = page?.screen;
      const record = RECORD_PATH.exec(pathname)?.[2];
      const isNewsPage = screen === "newsList" && isNumbered(page?.language, search);
      const isMenuPage = menuKindOf(screen) !== undefined;
      const query = new URLSearchParams(search);
      const isPreset = PRESET_NAMES.some((name) => query.has(name));
      const isOfRestaurant =
        isPreset || isMenuPage || screen === "restaurant" || screen === "cityRestaurants";
      const isOfMenus = pathname === MENUS_PATH || MENU_FILE.test(pathname);
      const isOfNews = screen === "newsArticle" || isNewsPage || record === "news/slug";
      await Promise.all([
        isOfNews && articles.load(),
        isMenuPage && menus.load(),
        (isOfRestaurant || isOfMenus || record === "restaurants") && restaurants.load(),
      ]);
    },

    /** Forgets all: the content has changed. */
    clear(): void {
      articles.clear();
      restaurants.clear();
      menus.clear();
    },
  };
}

export type KnownPages = ReturnType<typeof createKnownPages>;

/** A page waits no longer for what only says how it may be cached; what comes later is kept all the same. */
const PATIENCE_MS = 1000;

/** One thing that is read when it is first asked for. */
function remember<T>(maxAgeMs: number, read: () => Promise<T>) {
  let value: T | undefined;
  let reading: Promise<void> | undefined;
  let readAt = 0;
  const current = () => (performance.now() - readAt < maxAgeMs ? value : undefined);
  return {
    current,
    async load(): Promise<void> {
      if (current() !== undefined || maxAgeMs === 0) return;
      const begun = (reading ??= read()
        .then(
          (found) => {
            // What was asked before a change must not be found after it.
            if (reading === begun) [value, readAt] = [found, performance.now()];
          },
          () => undefined,
        )
        .finally(() => {
          if (reading === begun) reading = undefined;
        }));
      await withTimeLimit(begun, PATIENCE_MS).catch(() => undefined);
    },
    clear(): void {
      value = undefined;
      reading = undefined;
    },
  };
}

/**
 * Path and query of the one 404 page that stands for all URLs like this one; undefined where there may
 * be a page. They differ in their language, in what they miss (a page, a restaurant, an article), and in the
 * page that they may have meant: a small number, whatever is asked for.
 */
export function absentPagePath(
  url: string,
  known: Pick<KnownPages, "isThere" | "newsPages">,
): string | undefined {
  const [pathname = "", search = ""] = url.split("?", 2);
  const page = matchPath(pathname);
  if (page?.screen === "newsList") return absentNewsPage(page, search, known.newsPages());
  if (page !== undefined)
    return known.isThere(page) === false ? unknownRecordPath(page) : undefined;
  const misnamed = misnamedPage(pathname);
  const isMeant = misnamed === undefined ? false : known.isThere(misnamed.page);
  if (isMeant !== false) return isMeant && misnamed?.spelled;
  return `/${languageOf(pathname)}/${UNKNOWN}/${UNKNOWN}/${UNKNOWN}`;
}

/** Page 0 of the list of news stands for any invalid page number. */
function absentNewsPage(page: PageMatch, search: string, pages: number | undefined) {
  if (!isNumbered(page.language, search)) return undefined;
  const number = newsPageNumber(page.language, new URLSearchParams(search));
  if (number !== undefined && number <= (pages ?? Number.POSITIVE_INFINITY)) return undefined;
  return `${unknownRecordPath(page)}?${PAGE_PARAMETER[page.language]}=0`;
}

function isNumbered(language: Language | undefined, search: string): boolean {
  return language !== undefined && new URLSearchParams(search).has(PAGE_PARAMETER[language]);
}

/** In the pattern that was asked for: the routes of an alias have their own data. */
function unknownRecordPath({ language, screen, alias }: PageMatch): string {
  const pattern = patternsFor(language, screen).at(alias ? -1 : 0) ?? "";
  return `/${language}/${pattern.replaceAll(/:\w+/g, UNKNOWN)}`;
}

/**
 * The path of the one response that stands for all records that the product API does not have;
 * undefined where there may be one.
 */
export function absentRecordPath(
  pathname: string,
  known: Pick<KnownPages, "isRestaurant" | "isArticle">,
): string | undefined {
  const [, list, kind, segment = ""] = RECORD_PATH.exec(pathname) ?? [];
  const slug = decodeSegment(segment);
  if (list === undefined || slug === undefined) return undefined;
  const isThere = kind === "restaurants" ? known.isRestaurant(slug) : known.isArticle(slug);
  return isThere === false ? `${list}/${UNKNOWN}` : undefined;
}

/** Whether this is the path of a menu's PDF that no restaurant has; false where that has not been asked yet. */
export function isAbsentMenu(pathname: string, known: Pick<KnownPages, "isPreset">): boolean {
  const file = decodeSegment(MENU_FILE.exec(pathname)?.[1] ?? "");
  if (file === undefined || file === "") return false;
  const slug = parseMenuFile(file)?.slug;
  return slug === undefined || known.isPreset("restaurant", slug) === false;
}
