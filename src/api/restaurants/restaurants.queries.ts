import { asc, eq, or } from "drizzle-orm";
import type { Database } from "#database/connect.server.ts";
import { restaurants } from "#database/schema/restaurants.ts";

export type RestaurantRow = typeof restaurants.$inferSelect;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** All restaurants, inactive ones too, in the order in which lists show them. */
export function listRestaurants(database: Database): Promise<RestaurantRow[]> {
  return database.orm
    .select()
    .from(restaurants)
    .orderBy(asc(restaurants.position), asc(restaurants.slug));
}

/** The restaurant with this slug or id, or null; any text from a URL may come. */
export async function findRestaurant(
  database: Database,
  slugOrId: string,
): Promise<RestaurantRow | null> {
  // PostgreSQL refuses a text with NUL in it, and no slug has one.
  if (slugOrId.includes("\0")) return null;
  const isId = UUID.test(slugOrId);
  const [row] = await database.orm
    .select()
    .from(restaurants)
    .where(or(eq(restaurants.slug, slugOrId), isId ? eq(restaurants.id, slugOrId) : undefined))
    .limit(1);
  return row ?? null;
}
