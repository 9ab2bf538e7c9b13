import type { Texts } from "#language/languages.ts";

/**
 * The cuts of beef that a dish may name, with the trade's words for them; where a country has no cut of the same
 * shape, the nearest. The drawing of them is made by art/engraving/cuts.py.
 */
export const CUT_NAMES = {
  picanha: { pt: "Picanha", en: "Rump cap (picanha)", es: "Picaña (tapa de cuadril)" },
  alcatra: { pt: "Alcatra", en: "Top sirloin", es: "Cuadril" },
  contrafile: {
    pt: "Contrafilé (bife de chorizo)",
    en: "Striploin",
    es: "Bife de chorizo (lomo bajo)",
  },
  "file-mignon": { pt: "Filé mignon", en: "Tenderloin (fillet)", es: "Lomo (solomillo)" },
  "bife-ancho": {
    pt: "Bife ancho (filé de costela)",
    en: "Ribeye",
    es: "Bife ancho (ojo de bife)",
  },
  acem: { pt: "Acém", en: "Chuck", es: "Aguja" },
  pescoco: { pt: "Pescoço", en: "Neck", es: "Cogote (cuello)" },
  paleta: { pt: "Paleta", en: "Shoulder (clod)", es: "Paleta" },
  peito: { pt: "Peito", en: "Brisket", es: "Pecho" },
  costela: { pt: "Costela (assado de tira)", en: "Short ribs", es: "Asado de tira" },
  entranha: { pt: "Entranha", en: "Skirt steak", es: "Entraña" },
  "ponta-de-agulha": { pt: "Ponta de agulha", en: "Short plate", es: "Falda" },
  fraldinha: { pt: "Fraldinha (vazio)", en: "Flank (bavette)", es: "Vacío" },
  maminha: { pt: "Maminha", en: "Tri-tip", es: "Colita de cuadril" },
  lagarto: { pt: "Lagarto", en: "Eye of round", es: "Peceto (redondo)" },
  "coxao-duro": { pt: "Coxão duro", en: "Outside round (silverside)", es: "Cuadrada (contra)" },
  patinho: { pt: "Patinho", en: "Knuckle", es: "Bola de lomo (babilla)" },
  "coxao-mole": { pt: "Coxão mole", en: "Topside (inside round)", es: "Nalga (tapa)" },
  "musculo-traseiro": { pt: "Músculo traseiro", en: "Hind shank", es: "Garrón (morcillo trasero)" },
  "musculo-dianteiro": {
    pt: "Músculo dianteiro",
    en: "Fore shank",
    es: "Brazuelo (morcillo delantero)",
  },
} as const satisfies Readonly<Record<string, Texts>>;

export type Cut = keyof typeof CUT_NAMES;
export const CUTS = Object.keys(CUT_NAMES) as readonly Cut[] as readonly [Cut, ...Cut[]];
