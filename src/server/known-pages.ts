import type { ApiClient } from "#api/api-client.ts";
import { matchPath, type PageMatch } from "#language/match-path.ts";
import { parentPath } from "#language/parent-path.ts";
import { citySegment } from "#language/path-to.ts";
import { patternsFor } from "#language/screens.ts";
import { misnamedPage } from "#language/misnamed-page.ts";

/** Stands for whatever a path says that nobody knows. */
const UNKNOWN = "404";

/**
 * Which restaurants, cities and articles have pages, asked once for each content revision, or again
 * after `maxAgeMs` where changes are not announced.
 */
export function createKnownPages(
  api: Pick<ApiClient, "listRestaurants" | "listAllArticles">,
  maxAgeMs: number,
) {
  const restaurants = remember(maxAgeMs, async () => {
    const listed = await api.listRestaurants();
    // A restaurant is found by its id as well, and redirected from there.
    const slugs = new Set(listed.flatMap(({ slug, id }) => [slug, id]));
    return { slugs, cities: new Set(listed.map(citySegment)) };
  });
  const articles = remember(maxAgeMs, async () => {
    return new Set((await api.listAllArticles()).map(({ slug }) => slug));
  });

  return {
    /** Whether a page is there; undefined where that has not been asked yet. */
    isThere(page: PageMatch): boolean | undefined {
      if (page.screen === "newsArticle") return articles.current()?.has(page.params.slug);
      if (page.screen === "cityRestaurants") {
        return restaurants.current()?.cities.has(page.params.citySlug);
      }
      if (page.screen !== "restaurant") return true;
      const { slug } = page.params;
      const slugs = restaurants.current()?.slugs;
      return slugs && (slugs.has(slug) || slugs.has(slug.toLowerCase()));
    },

    /** Asks what `isThere` needs for the page that a path names, or means; it does not reject. */
    async load(pathname: string): Promise<void> {
      const screen = (matchPath(pathname) ?? misnamedPage(pathname)?.page)?.screen;
      if (screen === "newsArticle") await articles.load();
      if (screen === "restaurant" || screen === "cityRestaurants") await restaurants.load();
    },

    /** Forgets all: the content has changed. */
    clear(): void {
      articles.clear();
      restaurants.clear();
    },
  };
}

export type KnownPages = ReturnType<typeof createKnownPages>;

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
      const begun = (reading ??= read().then(
        (found) => {
          // What was asked before a change must not be found after it.
          if (reading === begun) [value, readAt] = [found, performance.now()];
        },
        () => undefined,
      ));
      await begun;
      if (reading === begun) reading = undefined;
    },
    clear(): void {
      value = undefined;
      reading = undefined;
    },
  };
}

/**
 * The path of the one 404 page that stands for all paths like this one; undefined where there may be
 * a page. They differ in their language, in the page above, in the restaurant or article that they
 * miss, and in the page that they may have meant: a small number, whatever is asked for.
 */
export function absentPagePath(
  pathname: string,
  { isThere }: Pick<KnownPages, "isThere">,
): string | undefined {
  const page = matchPath(pathname);
  if (page !== undefined) return isThere(page) === false ? unknownRecordPath(page) : undefined;
  const misnamed = misnamedPage(pathname);
  const isMeant = misnamed === undefined ? false : isThere(misnamed.page);
  if (isMeant !== false) return isMeant && misnamed?.spelled;
  const path = `${parentPath(pathname)}/${UNKNOWN}/${UNKNOWN}/${UNKNOWN}`;
  return (matchPath(path) ?? misnamedPage(path)) === undefined ? path : undefined;
}

/** In the pattern that was asked for: the routes of an alias have data of their own. */
function unknownRecordPath({ language, screen, alias }: PageMatch): string {
  const pattern = patternsFor(language, screen).at(alias ? -1 : 0) ?? "";
  return `/${language}/${pattern.replaceAll(/:\w+/g, UNKNOWN)}`;
}
