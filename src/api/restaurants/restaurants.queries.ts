import { eq, or } from "drizzle-orm";
import type { Database } from "#database/connect.server.ts";
import { type Entry, readEntries } from "#database/content-entries.ts";
import { contentEntries } from "#database/schema/content-entries.ts";

export type RestaurantRow = Entry<"restaurants">;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** All restaurants, inactive ones too, in the order in which lists show them. */
export function listRestaurants(database: Database): Promise<RestaurantRow[]> {
  return readEntries(database.orm, "restaurants");
}

/** The restaurant with this slug or id, or null; any text from a URL may come. */
export async function findRestaurant(
  database: Database,
  slugOrId: string,
): Promise<RestaurantRow | null> {
  // PostgreSQL refuses a text with NUL in it, and no slug has one.
  if (slugOrId.includes("\0")) return null;
  const hasId = UUID.test(slugOrId) ? eq(contentEntries.id, slugOrId) : undefined;
  const where = or(eq(contentEntries.slug, slugOrId), hasId);
  const [row] = await readEntries(database.orm, "restaurants", { where });
  return row ?? null;
}
