import { serviceDay } from "#content/shapes/service-day.ts";
import type { Menu } from "#content/snapshot.ts";

/** Whether a menu is served on a day, or was before it, or will be. */
export type MenuState = "served" | "past" | "upcoming";

/** By the menu's first and last day, both included; without them it is always served. */
export function menuState(
  { validFrom, validThrough }: Pick<Menu, "validFrom" | "validThrough">,
  day = serviceDay(new Date()),
): MenuState {
  if (validThrough !== null && day > validThrough) return "past";
  return validFrom !== null && day < validFrom ? "upcoming" : "served";
}

/** Those that are served now. */
export function servedMenus<M extends Pick<Menu, "validFrom" | "validThrough">>(
  menus: readonly M[],
): M[] {
  return menus.filter((menu) => menuState(menu) === "served");
}
