import { builtInRestaurants } from "#api/restaurants/built-in-restaurants.ts";
import type { createHeaderRestaurants } from "./header-restaurants.ts";

type OfferedRestaurants = ReturnType<typeof createHeaderRestaurants>;

/**
 * Whether a form may name this restaurant: the built-in ones always, which the forms offer while the
 * API is away or lists none (rule 4.1), others when they are `offered`: listed by the API, or by
 * its last list if it does not respond soon. Never rejects.
 */
export async function isKnownRestaurant(
  slug: string,
  offered: OfferedRestaurants,
): Promise<boolean> {
  if (builtInRestaurants().some((restaurant) => restaurant.slug === slug)) return true;
  return (await knownRestaurants(offered)).has(slug);
}

/** The slugs of the offered restaurants and of the built-in ones. Never rejects. */
export async function knownRestaurants(offered: OfferedRestaurants): Promise<ReadonlySet<string>> {
  const { restaurants } = await offered();
  const known = [...restaurants, ...builtInRestaurants()].map(({ slug }) => slug);
  return new Set(known.filter((slug) => slug !== ""));
}
