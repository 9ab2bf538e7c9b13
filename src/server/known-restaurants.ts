import type { ApiClient } from "../api/api-client.ts";
import { builtInRestaurants } from "../api/restaurants/built-in-restaurants.ts";
import { withTimeLimit } from "../database/time-limit.ts";

const LOOK_UP_LIMIT_MS = 1000;

/**
 * Whether a form may name this restaurant: the built-in ones always, which the forms offer while
 * the API is away (reading 11), others when the API lists them. An API that does not answer soon
 * costs no lead: its word is then taken to be yes. Never rejects.
 */
export async function isKnownRestaurant(
  api: Pick<ApiClient, "listRestaurants">,
  slug: string,
  limitMs = LOOK_UP_LIMIT_MS,
): Promise<boolean> {
  if (builtInRestaurants().some((restaurant) => restaurant.slug === slug)) return true;
  try {
    const listed = await withTimeLimit(api.listRestaurants(), limitMs);
    return listed.some((restaurant) => restaurant.slug === slug);
  } catch {
    return true;
  }
}

/** The slugs of the API's restaurants and of the built-in ones. Never rejects. */
export async function knownRestaurants(
  api: Pick<ApiClient, "listRestaurants">,
): Promise<ReadonlySet<string>> {
  // The client has logged why.
  const listed = await api.listRestaurants().catch(() => []);
  return new Set([...listed, ...builtInRestaurants()].map(({ slug }) => slug));
}
