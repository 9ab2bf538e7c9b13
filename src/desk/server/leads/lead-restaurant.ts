import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import { readItems } from "#database/content-entries.ts";
import type { Orm } from "#database/connect.server.ts";
import type { LeadAtDesk } from "#desk/leads-contract.ts";
import type { Lead } from "#leads/find-leads.ts";

/** What the site says of a lead's restaurant; undefined where it has none that is there. */
export async function restaurantOf(
  orm: Orm,
  { restaurant }: Pick<Lead, "restaurant">,
): Promise<RestaurantContent | undefined> {
  if (restaurant === "") return undefined;
  const [found] = await readItems(orm, "restaurants", restaurant);
  return found;
}

/** What its restaurant's page says that helps to answer a lead. */
export async function aboutRestaurant(
  orm: Orm,
  lead: Lead,
): Promise<Pick<LeadAtDesk, "country" | "rooms">> {
  const restaurant = await restaurantOf(orm, lead);
  return {
    country: restaurant?.country ?? null,
    rooms: lead.form === "event_form" ? roomsFor(restaurant?.rooms ?? [], lead.guestCount) : [],
  };
}

/** The rooms that hold so many guests, the smallest first. */
function roomsFor(rooms: RestaurantContent["rooms"], guests: number | null) {
  return rooms
    .filter(({ capacity }) => capacity >= (guests ?? 0))
    .toSorted((one, other) => one.capacity - other.capacity);
}
