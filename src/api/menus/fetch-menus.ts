import { MENUS } from "#content/menus/all-menus.ts";
import type { ApiReader } from "../api-reader.ts";
import type { Menu } from "./menus.contract.ts";
import { parseMenu } from "./parse-menu.ts";

/** The built-in menus have no time of change of their own. */
const UNDATED = "2026-01-01T00:00:00.000Z";

/**
 * `GET /menus`, of one restaurant where its slug is given. A product API that does not offer them (404)
 * leaves the site with the built-in ones.
 */
export async function fetchMenus(reader: ApiReader, restaurant?: string): Promise<readonly Menu[]> {
  const query = restaurant === undefined ? "" : `?${new URLSearchParams({ restaurant })}`;
  const records = await reader.readOfferedList(`/menus${query}`, "Erro ao buscar menus");
  const menus = records?.flatMap((record) => parseMenu(record, reader.log) ?? []) ?? builtInMenus();
  // A product API may not know the parameter.
  return restaurant === undefined ? menus : menus.filter((menu) => menu.restaurant === restaurant);
}

function builtInMenus(): Menu[] {
  return MENUS.filter(({ isActive }) => isActive).map((menu) => ({ ...menu, updatedAt: UNDATED }));
}
