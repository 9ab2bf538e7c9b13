import type { Restaurant } from "#content/snapshot.ts";

/** What every part of the site needs of a restaurant: its name, its place and the parts of its URL. */
export type RestaurantSummary = Pick<Restaurant, "slug" | "name" | "city" | "citySlug" | "country">;

/** The summary of a record, without the rest: what a page does not show is not sent with it. */
export function toSummary(restaurant: Restaurant): RestaurantSummary {
  const { slug, name, city, citySlug, country } = restaurant;
  return { slug, name, city, citySlug, country };
}
