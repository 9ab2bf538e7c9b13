import type { Texts } from "#language/languages.ts";

export const TO_BEGIN: Texts = { pt: "Para começar", en: "To begin", es: "Para empezar" };
export const FROM_THE_GRILL: Texts = {
  pt: "Da grelha",
  en: "From the grill",
  es: "De la parrilla",
};
export const FROM_THE_SEA: Texts = { pt: "Do mar", en: "From the sea", es: "Del mar" };
export const FROM_THE_KITCHEN: Texts = {
  pt: "Da cozinha",
  en: "From the kitchen",
  es: "De la cocina",
};
export const TO_ACCOMPANY: Texts = {
  pt: "Para acompanhar",
  en: "On the side",
  es: "Para acompañar",
};
export const BREAD: Texts = { pt: "Pães", en: "Bread", es: "Panes" };
export const SWEETS: Texts = { pt: "Doces", en: "Sweet things", es: "Dulces" };
export const COCKTAILS: Texts = { pt: "Coquetéis", en: "Cocktails", es: "Cócteles" };
export const CELLAR: Texts = { pt: "Da adega", en: "From the cellar", es: "De la bodega" };
export const ON_THE_BUFFET: Texts = { pt: "No bufê", en: "On the buffet", es: "En el bufé" };

/** What feijoada is, for those whose language does not say so. */
export const FEIJOADA: Partial<Texts> = {
  en: "black beans and pork, complete",
  es: "frijoles negros y cerdo, completa",
};
