import type { ApiClient } from "#api/api-client.ts";
import { builtInRestaurants } from "#api/restaurants/built-in-restaurants.ts";
import type { Restaurant } from "#api/restaurants/restaurants.contract.ts";
import { TimeLimitError, withTimeLimit } from "#concurrency/time-limit.ts";

const TIMEOUT_MS = 1000;

/** What header and footer list; `isCurrent` where the API has just returned it. */
export interface HeaderRestaurants {
  readonly restaurants: readonly Restaurant[];
  readonly isCurrent: boolean;
}

/**
 * The restaurants of header and footer. Never rejects, and waits a second at most (rule 2.9): without
 * a response they are the last known ones, else the built-in ones. While the API hangs, only the
 * first page waits for it.
 */
export function createHeaderRestaurants(
  api: Pick<ApiClient, "listRestaurants">,
  timeoutMs = TIMEOUT_MS,
): () => Promise<HeaderRestaurants> {
  let lastKnown: readonly Restaurant[] | undefined;
  let isHanging = false;

  const fallback = (): HeaderRestaurants => ({
    restaurants: lastKnown ?? builtInRestaurants(),
    isCurrent: false,
  });

  async function fromApi(): Promise<HeaderRestaurants> {
    try {
      const restaurants = await api.listRestaurants();
      // An empty list is no help to anybody later.
      if (restaurants.length > 0) lastKnown = restaurants;
      return { restaurants, isCurrent: true };
    } finally {
      isHanging = false;
    }
  }

  return async () => {
    if (isHanging) return fallback();
    try {
      return await withTimeLimit(fromApi(), timeoutMs);
    } catch (error) {
      isHanging = error instanceof TimeLimitError;
      // The client has logged why it failed.
      return fallback();
    }
  };
}
