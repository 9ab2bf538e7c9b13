import { and, asc, eq, getTableColumns } from "drizzle-orm";
import type { Database } from "#database/connect.server.ts";
import { menus } from "#database/schema/menus.ts";
import { restaurants } from "#database/schema/restaurants.ts";

export type MenuRow = typeof menus.$inferSelect;

/** The active menus of the active restaurants, or of one of them, in their order. */
export async function listActiveMenus(database: Database, restaurant?: string): Promise<MenuRow[]> {
  // PostgreSQL refuses a text with NUL in it, and no slug has one.
  if (restaurant?.includes("\0")) return [];
  return database.orm
    .select(getTableColumns(menus))
    .from(menus)
    .innerJoin(restaurants, eq(restaurants.slug, menus.restaurant))
    .where(
      and(
        eq(menus.isActive, true),
        eq(restaurants.isActive, true),
        restaurant === undefined ? undefined : eq(menus.restaurant, restaurant),
      ),
    )
    .orderBy(asc(menus.position), asc(menus.slug));
}
