import type { ApiClient } from "../api/api-client.ts";
import { builtInRestaurants } from "../api/restaurants/built-in-restaurants.ts";

/**
 * The slugs that a form may name: the API's restaurants and the built-in ones, which the forms
 * offer while the API is away (reading 11). Never rejects.
 */
export async function knownRestaurants(
  api: Pick<ApiClient, "listRestaurants">,
): Promise<ReadonlySet<string>> {
  // The client has logged why, and the built-in ones can still be written to.
  const listed = await api.listRestaurants().catch(() => []);
  return new Set([...listed, ...builtInRestaurants()].map(({ slug }) => slug));
}
