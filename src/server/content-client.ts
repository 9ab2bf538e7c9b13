import { type ApiClient, createApiClient } from "#api/api-client.ts";
import { withFixedArticles } from "#api/news/fixed-articles.ts";
import type { Log } from "#logging/log.ts";

/** How the site reads its content. */
export interface ContentClient {
  readonly client: ApiClient;
  /** Forgets what was read: the content has changed. */
  invalidate(): void;
}

/**
 * Reads from the product API at `remoteUrl`, else from the one in this process. The latter announces
 * each change of its content, so its responses are cached until then; a remote one is asked each time.
 */
export function createContentClient(options: {
  readonly remoteUrl: string | undefined;
  readonly inProcess: (request: Request) => Response | Promise<Response>;
  readonly log: Log;
}): ContentClient {
  const { remoteUrl, inProcess, log } = options;
  if (remoteUrl !== undefined) {
    const client = createApiClient({ baseUrl: remoteUrl, fetch, log });
    return { client: withFixedArticles(client), invalidate() {} };
  }
  return cacheContent(
    createApiClient({ baseUrl: "http://in-process/api", fetch: inProcess, log, hasExtras: true }),
  );
}

/**
 * Asks each thing once, and what is in a list that is known not at all, until `invalidate`: pages that are not cached
 * themselves, and the data of in-app navigations, then ask no database. Not remembered are failures,
 * and what can be asked in countless ways: by an id, or by what does not exist.
 */
export function cacheContent(uncachedClient: ApiClient): ContentClient {
  let cached = new Map<string, Promise<unknown>>();

  function once<T>(
    key: string,
    ask: () => Promise<T>,
    isCacheable: (found: T) => boolean = () => true,
  ): Promise<T> {
    const known = cached.get(key);
    // The key names the method and its argument, and so the type of the result.
    if (known !== undefined) return known as Promise<T>;
    // What was asked before a change must not be found after it.
    const askedIn = cached;
    const asked = ask();
    askedIn.set(key, asked);
    asked.then(
      (found) => isCacheable(found) || askedIn.delete(key),
      () => askedIn.delete(key),
    );
    return asked;
  }

  const listRestaurants = () => once("restaurants", () => uncachedClient.listRestaurants());
  const listMenus = () => once("menus", () => uncachedClient.listMenus());

  /** A list that was asked for, where it came: what is in it need not be asked for again. */
  async function listed<T>(key: string, list: () => Promise<T>): Promise<T | undefined> {
    return cached.has(key) ? list().catch(() => undefined) : undefined;
  }

  async function findRestaurant(slugOrId: string) {
    const restaurants = await listed("restaurants", listRestaurants);
    return (
      restaurants?.find(({ slug }) => slug === slugOrId) ?? uncachedClient.findRestaurant(slugOrId)
    );
  }

  async function listMenusOf(restaurant: string) {
    const menus = await listed("menus", listMenus);
    return (
      menus?.filter((menu) => menu.restaurant === restaurant) ??
      uncachedClient.listMenus(restaurant)
    );
  }

  return {
    client: {
      listRestaurants,
      findRestaurant: (slugOrId) =>
        once(
          `restaurant ${slugOrId}`,
          () => findRestaurant(slugOrId),
          (found) => found?.slug === slugOrId,
        ),
      listExperiences: () => once("experiences", () => uncachedClient.listExperiences()),
      listArticles: (range) =>
        once(
          `articles ${range.skip} ${range.limit}`,
          () => uncachedClient.listArticles(range),
          // Beyond the last article there are countless ranges.
          ({ articles }) => articles.length > 0 || range.skip === 0,
        ),
      listAllArticles: () => once("all articles", () => uncachedClient.listAllArticles()),
      // Feeds are made once per content revision: their texts need not stay.
      listNewestArticles: (language, count) => uncachedClient.listNewestArticles(language, count),
      findArticle: (slug) =>
        once(
          `article ${slug}`,
          () => uncachedClient.findArticle(slug),
          (found) => found?.slug === slug,
        ),
      listMenus: (restaurant) =>
        restaurant === undefined
          ? listMenus()
          : once(
              `menus of ${restaurant}`,
              () => listMenusOf(restaurant),
              (found) => found.length > 0,
            ),
      listQuestions: () => once("questions", () => uncachedClient.listQuestions()),
    },
    invalidate: () => {
      cached = new Map();
    },
  };
}

/** The same client for one render; `hadFailure` tells whether a call of it has failed. */
export function watchFailures(client: ApiClient) {
  let failed = false;
  async function watch<T>(call: Promise<T>): Promise<T> {
    try {
      return await call;
    } catch (error) {
      failed = true;
      throw error;
    }
  }
  const watched: ApiClient = {
    listRestaurants: () => watch(client.listRestaurants()),
    findRestaurant: (slugOrId) => watch(client.findRestaurant(slugOrId)),
    listExperiences: () => watch(client.listExperiences()),
    listArticles: (range) => watch(client.listArticles(range)),
    listAllArticles: () => watch(client.listAllArticles()),
    listNewestArticles: (language, count) => watch(client.listNewestArticles(language, count)),
    findArticle: (slug) => watch(client.findArticle(slug)),
    listMenus: (restaurant) => watch(client.listMenus(restaurant)),
    listQuestions: () => watch(client.listQuestions()),
  };
  return { client: watched, hadFailure: () => failed };
}
