import type { ApiClient } from "#api/api-client.ts";
import { builtInRestaurants } from "#api/restaurants/built-in-restaurants.ts";
import type { Restaurant } from "#api/restaurants/restaurants.contract.ts";

const TIMEOUT_MS = 1000;

/** What header and footer list; `isCurrent` says that the API has just said so. */
export interface HeaderRestaurants {
  readonly restaurants: readonly Restaurant[];
  readonly isCurrent: boolean;
}

/**
 * The restaurants of header and footer, which never fail and never wait longer than a second
 * (rule 2.9): without the API's word they are the last known ones, else the built-in ones. While
 * the API hangs, only the first page waits for it.
 */
export function createHeaderRestaurants(
  api: Pick<ApiClient, "listRestaurants">,
  timeoutMs = TIMEOUT_MS,
): () => Promise<HeaderRestaurants> {
  let lastKnown: readonly Restaurant[] | undefined;
  let isHanging = false;

  const withoutAnswer = (): HeaderRestaurants => ({
    restaurants: lastKnown ?? builtInRestaurants(),
    isCurrent: false,
  });

  async function ask(): Promise<HeaderRestaurants> {
    const restaurants = await api.listRestaurants();
    // An empty list is no help to anybody later.
    if (restaurants.length > 0) lastKnown = restaurants;
    isHanging = false;
    return { restaurants, isCurrent: true };
  }

  return async () => {
    if (isHanging) return withoutAnswer();
    // The client logs why it failed.
    const answer = ask().catch(() => {
      isHanging = false;
      return withoutAnswer();
    });
    const late = Promise.withResolvers<HeaderRestaurants>();
    const timer = setTimeout(() => {
      isHanging = true;
      late.resolve(withoutAnswer());
    }, timeoutMs);
    void answer.finally(() => clearTimeout(timer));
    return Promise.race([answer, late.promise]);
  };
}
