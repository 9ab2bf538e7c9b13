import type { MenuKind } from "../kinds/restaurant.ts";
import type { Language } from "#language/languages.ts";
import { m } from "#language/paraglide/messages.js";

const TITLES: Readonly<Record<MenuKind, typeof m.restaurant_menu_main>> = {
  main: m.restaurant_menu_main,
  bar: m.restaurant_menu_bar,
  dessert: m.restaurant_menu_dessert,
  executive: m.restaurant_menu_executive,
  feijoada: m.restaurant_menu_feijoada,
  wine: m.restaurant_menu_wine,
};

/** Returns a kind of menu's title for page, PDF and buttons (rule 3.8). */
export function menuTitle(kind: MenuKind, language: Language): string {
  return TITLES[kind]({}, { locale: language });
}
