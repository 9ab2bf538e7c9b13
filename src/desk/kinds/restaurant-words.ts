import type { MenuKind } from "#content/kinds/restaurant.ts";
import { m } from "#desk/paraglide/messages.js";

/** Each kind of menu's name, in display order. */
export const MENU_WORDS: Readonly<Record<MenuKind, () => string>> = {
  main: m.menu_main,
  bar: m.menu_bar,
  dessert: m.menu_dessert,
  executive: m.menu_executive,
  feijoada: m.menu_feijoada,
  wine: m.menu_wine,
};
export const MENU_KINDS = Object.keys(MENU_WORDS) as readonly MenuKind[];

/** Returns the restaurant and kind in a menu's slug; undefined if invalid. */
export function menuOf(slug: string) {
  const kind = MENU_KINDS.find((one) => slug.endsWith(`-${one}`));
  return kind && { restaurant: slug.slice(0, -kind.length - 1), kind };
}
