import { builtInRestaurants } from "#content/built-in/built-in-restaurants.ts";
import { zoneOf } from "#content/schemas/restaurant-zone.ts";
import { type ContentSource, PATIENCE_MS } from "#content/snapshot.ts";

/**
 * Returns the slugs that a form or event may name: listed restaurants (the last known ones if the
 * list is late), and always the built-in ones, which forms fall back on (rule 4.1). Never rejects.
 */
export async function knownRestaurants(content: ContentSource): Promise<ReadonlySet<string>> {
  const { known } = await content.reader()(["restaurants"], PATIENCE_MS);
  const slugs = [...known.restaurants, ...builtInRestaurants()].map(({ slug }) => slug);
  return new Set(slugs.filter((slug) => slug !== ""));
}

/** Returns a listed restaurant's time zone, if known. Never rejects. */
export async function knownZone(content: ContentSource, slug: string): Promise<string | undefined> {
  const { known } = await content.reader()(["restaurants"], PATIENCE_MS);
  const restaurant = known.restaurants.find((one) => one.slug === slug);
  return restaurant && zoneOf(restaurant);
}
