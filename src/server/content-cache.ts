import type { ApiClient } from "#api/api-client.ts";

/**
 * The same client, which asks each thing once and remembers the answer until `clear`: pages that
 * are not kept themselves, and the data of in-app navigations, then ask no database. Failures are
 * not remembered, nor what was asked in one of many ways: by an id, or by what does not exist.
 */
export function createContentCache(api: ApiClient): { readonly client: ApiClient; clear(): void } {
  let known = new Map<string, Promise<unknown>>();

  function once<T>(
    key: string,
    ask: () => Promise<T>,
    isKeepable: (found: T) => boolean = () => true,
  ): Promise<T> {
    const answer = known.get(key);
    // The key names the method and its argument, and so the type of the answer.
    if (answer !== undefined) return answer as Promise<T>;
    // What was asked before a change must not be found after it.
    const askedIn = known;
    const asked = ask();
    askedIn.set(key, asked);
    asked.then(
      (found) => isKeepable(found) || askedIn.delete(key),
      () => askedIn.delete(key),
    );
    return asked;
  }

  return {
    client: {
      listRestaurants: () => once("restaurants", () => api.listRestaurants()),
      findRestaurant: (slugOrId) =>
        once(
          `restaurant ${slugOrId}`,
          () => api.findRestaurant(slugOrId),
          (found) => found?.slug === slugOrId,
        ),
      listExperiences: () => once("experiences", () => api.listExperiences()),
      listArticles: () => once("articles", () => api.listArticles()),
      findArticle: (slug) =>
        once(
          `article ${slug}`,
          () => api.findArticle(slug),
          (found) => found?.slug === slug,
        ),
    },
    clear: () => {
      known = new Map();
    },
  };
}
