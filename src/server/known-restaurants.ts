import { builtInRestaurants } from "#content/built-in-restaurants.ts";
import { zoneOf } from "#content/shapes/restaurant-zone.ts";
import { type ContentSource, PATIENCE_MS } from "#content/snapshot.ts";

/**
 * The slugs that a form or an event may name: those of the listed restaurants, of the last list where it does not
 * come soon, and always the built-in ones, which forms offer while there is none (rule 4.1). Never rejects.
 */
export async function knownRestaurants(content: ContentSource): Promise<ReadonlySet<string>> {
  const { known } = await content.reader()(["restaurants"], PATIENCE_MS);
  const slugs = [...known.restaurants, ...builtInRestaurants()].map(({ slug }) => slug);
  return new Set(slugs.filter((slug) => slug !== ""));
}

/** The zone of a listed restaurant's clock; undefined where it is not known. Never rejects. */
export async function knownZone(content: ContentSource, slug: string): Promise<string | undefined> {
  const { known } = await content.reader()(["restaurants"], PATIENCE_MS);
  const restaurant = known.restaurants.find((one) => one.slug === slug);
  return restaurant && zoneOf(restaurant);
}
