import type { Texts } from "#language/languages.ts";

/**
 * Cuts of beef by their trade names, or the nearest cut if a country lacks the exact one. art/engraving/cuts.py draws
 * them.
 */
export const CUT_NAMES = {
  picanha: { pt: "Picanha", en: "Rump cap", es: "Picanha" },
  alcatra: { pt: "Alcatra", en: "Top sirloin", es: "Cuadril" },
  contrafile: { pt: "Contrafilé", en: "Striploin", es: "Bife de chorizo" },
  "file-mignon": { pt: "Filé mignon", en: "Fillet", es: "Lomo" },
  "bife-ancho": { pt: "Bife ancho", en: "Ribeye", es: "Bife ancho" },
  acem: { pt: "Acém", en: "Chuck", es: "Aguja" },
  pescoco: { pt: "Pescoço", en: "Neck", es: "Cogote" },
  paleta: { pt: "Paleta", en: "Shoulder", es: "Paleta" },
  peito: { pt: "Peito", en: "Brisket", es: "Pecho" },
  costela: { pt: "Costela", en: "Short ribs", es: "Asado de tira" },
  entranha: { pt: "Entranha", en: "Skirt steak", es: "Entraña" },
  "ponta-de-agulha": { pt: "Ponta de agulha", en: "Short plate", es: "Falda" },
  fraldinha: { pt: "Fraldinha", en: "Flank", es: "Vacío" },
  maminha: { pt: "Maminha", en: "Tri-tip", es: "Colita de cuadril" },
  lagarto: { pt: "Lagarto", en: "Eye of round", es: "Peceto" },
  "coxao-duro": { pt: "Coxão duro", en: "Outside round", es: "Cuadrada" },
  patinho: { pt: "Patinho", en: "Knuckle", es: "Bola de lomo" },
  "coxao-mole": { pt: "Coxão mole", en: "Topside", es: "Nalga" },
  "musculo-traseiro": { pt: "Músculo traseiro", en: "Hind shank", es: "Garrón" },
  "musculo-dianteiro": { pt: "Músculo dianteiro", en: "Fore shank", es: "Brazuelo" },
} as const satisfies Readonly<Record<string, Texts>>;

/** Other names of the same cut, in other regions or on menus. */
export const OTHER_CUT_NAMES: Readonly<Partial<Record<Cut, Partial<Texts>>>> = {
  picanha: { en: "picanha", es: "tapa de cuadril" },
  contrafile: { pt: "bife de chorizo", en: "sirloin", es: "lomo bajo" },
  "file-mignon": { en: "tenderloin", es: "solomillo" },
  "bife-ancho": { pt: "entrecôte", es: "ojo de bife" },
  pescoco: { es: "cuello" },
  paleta: { en: "clod" },
  costela: { pt: "assado de tira" },
  fraldinha: { pt: "vazio", en: "bavette" },
  lagarto: { es: "redondo" },
  "coxao-duro": { en: "silverside", es: "contra" },
  patinho: { es: "babilla" },
  "coxao-mole": { en: "inside round", es: "tapa" },
  "musculo-traseiro": { es: "morcillo trasero" },
  "musculo-dianteiro": { es: "morcillo delantero" },
};

export type Cut = keyof typeof CUT_NAMES;
export const CUTS = Object.keys(CUT_NAMES) as readonly Cut[] as readonly [Cut, ...Cut[]];
