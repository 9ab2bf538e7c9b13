import type { Restaurant } from "#content/snapshot.ts";
import type { SiteSettings } from "#content/site-settings/site-settings.ts";
import { toSummary } from "#site/blocks/restaurant-summary/restaurant-summary.ts";
import { toTelephones } from "#site/blocks/restaurant-summary/telephones.ts";

/** A restaurant and the services that take its orders; no links where none are known. */
export type DeliveryRestaurant = ReturnType<typeof toDeliveryRestaurants>[number];

/**
 * Every restaurant with the order links that the site settings give its slug; several entries
 * for one restaurant count together, an entry for an unknown slug for nothing.
 */
export function toDeliveryRestaurants(
  restaurants: readonly Restaurant[],
  delivery: SiteSettings["delivery"],
) {
  return restaurants.map((restaurant) => {
    const entries = delivery.filter((entry) => entry.restaurant === restaurant.slug);
    const links = entries.flatMap((entry) => entry.links);
    return { ...toSummary(restaurant), phone: toTelephones(restaurant).phone, links };
  });
}
