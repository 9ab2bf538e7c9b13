import { asc, eq, getTableColumns, sql } from "drizzle-orm";
import type { RestaurantContent } from "../content/restaurants/restaurant-content.ts";
import type { Orm } from "./connect.server.ts";
import { replaceRows, type ReplacedRows } from "./replace-rows.ts";
import { restaurants } from "./schema/restaurants.ts";

const {
  id: _id,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  ...storedColumns
} = getTableColumns(restaurants);
const { position, ...contentColumns } = storedColumns;

/** The stored restaurants in the shape of the content files and in the order of the lists. */
export function readRestaurants(orm: Orm): Promise<RestaurantContent[]> {
  return orm.select(contentColumns).from(restaurants).orderBy(asc(position), asc(restaurants.slug));
}

/** Makes the stored restaurants equal to the given ones; ids of those that stay are kept. */
export async function replaceRestaurants(
  transaction: Orm,
  given: readonly RestaurantContent[],
): Promise<ReplacedRows> {
  return replaceRows(
    {
      stored: await transaction.select(storedColumns).from(restaurants),
      given: given.map((restaurant, index) => ({ ...restaurant, position: index })),
    },
    {
      insert: (row) => transaction.insert(restaurants).values(row),
      update: (row) =>
        transaction
          .update(restaurants)
          .set({ ...row, updatedAt: sql`now()` })
          .where(eq(restaurants.slug, row.slug)),
      remove: (slug) => transaction.delete(restaurants).where(eq(restaurants.slug, slug)),
    },
  );
}
