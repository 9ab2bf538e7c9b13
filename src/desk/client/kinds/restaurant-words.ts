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
