import type { Texts } from "#language/languages.ts";
import type { MenuKind } from "../kinds/restaurant.ts";

/** The Portuguese titles are the buttons' own (rule 3.8). */
export const MENU_TITLES: Readonly<Record<MenuKind, Texts>> = {
  main: { pt: "Menu Principal", en: "Main Menu", es: "Menú principal" },
  bar: { pt: "Carta Bar", en: "Bar Menu", es: "Carta de bar" },
  dessert: { pt: "Sobremesa", en: "Desserts", es: "Postres" },
  executive: { pt: "Menu Executivo", en: "Executive Menu", es: "Menú ejecutivo" },
  feijoada: { pt: "Feijoada", en: "Feijoada", es: "Feijoada" },
  wine: { pt: "Carta de vinhos", en: "Wine list", es: "Carta de vinos" },
};
