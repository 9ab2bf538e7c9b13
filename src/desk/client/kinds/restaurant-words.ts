import type { MenuKind } from "#content/kinds/restaurant.ts";
import { m } from "#desk/client/paraglide/messages.js";

/** Each kind of menu in words, in the order in which they are shown. */
export const MENU_WORDS: Readonly<Record<MenuKind, () => string>> = {
  main: m.menu_main,
  bar: m.menu_bar,
  dessert: m.menu_dessert,
  executive: m.menu_executive,
  feijoada: m.menu_feijoada,
  wine: m.menu_wine,
};
export const MENU_KINDS = Object.keys(MENU_WORDS) as readonly MenuKind[];

/** The restaurant and the kind that a menu's slug names; undefined where it names none. */
export function menuOf(slug: string) {
  const kind = MENU_KINDS.find((one) => slug.endsWith(`-${one}`));
  return kind && { restaurant: slug.slice(0, -kind.length - 1), kind };
}
