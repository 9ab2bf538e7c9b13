import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#database/connect.server.ts";
import { type Entry, isShown, readEntries } from "#database/content-entries.ts";
import { contentEntries } from "#database/schema/content-entries.ts";

export type MenuRow = Entry<"menus">;

/** The active menus of the active restaurants, or of one of them, in their order. */
export async function listActiveMenus({ orm }: Database, restaurant?: string): Promise<MenuRow[]> {
  // PostgreSQL refuses a text with NUL in it, and no slug has one.
  if (restaurant?.includes("\0")) return [];
  const { kind, slug } = contentEntries;
  const isOpen = and(eq(kind, "restaurants"), isShown);
  const openRestaurants = orm.select({ slug }).from(contentEntries).where(isOpen);
  const isOfOne = restaurant === undefined ? undefined : eq(contentEntries.restaurant, restaurant);
  const where = and(isShown, isOfOne, inArray(contentEntries.restaurant, openRestaurants));
  return readEntries(orm, "menus", { where });
}
