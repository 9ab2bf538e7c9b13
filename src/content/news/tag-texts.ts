import type { Texts } from "#language/languages.ts";

/**
 * The words of article tags, by the tag as the articles have it. A tag that is not here, a name for
 * instance, is shown as it is.
 */
export const TAG_TEXTS: ReadonlyMap<string, Texts> = new Map([
  ["Adega", { pt: "Adega", en: "Wine cellar", es: "Bodega" }],
  ["Botânica", { pt: "Botânica", en: "Botany", es: "Botánica" }],
  ["Carta de vinhos", { pt: "Carta de vinhos", en: "Wine list", es: "Carta de vinos" }],
  ["Dia da Árvore", { pt: "Dia da Árvore", en: "Tree Day", es: "Día del Árbol" }],
  ["Fazenda Rubaiyat", { pt: "Fazenda Rubaiyat", en: "Rubaiyat farm", es: "Hacienda Rubaiyat" }],
  ["Formação", { pt: "Formação", en: "Training", es: "Formación" }],
  [
    "Fundação Belarmino",
    { pt: "Fundação Belarmino", en: "Belarmino Foundation", es: "Fundación Belarmino" },
  ],
  ["Galícia", { pt: "Galícia", en: "Galicia", es: "Galicia" }],
  ["Madrid", { pt: "Madri", en: "Madrid", es: "Madrid" }],
  ["Rio de Janeiro", { pt: "Rio de Janeiro", en: "Rio de Janeiro", es: "Río de Janeiro" }],
]);

/** Tags that every language writes alike: names and years. */
export const TAGS_ALIKE: readonly string[] = [
  "2026",
  "A Figueira Rubaiyat",
  "Brangus",
  "Buenos Aires",
  "Cabaña Las Lilas",
  "Feijoada",
  "Francis Mallmann",
  "Jockey Club",
  "Mato Grosso do Sul",
  "Puerto Madero",
  "Rubaiyat Faria Lima",
  "Rubaiyat Madrid",
  "Rubaiyat Rio",
  "São Paulo",
  "Veja São Paulo",
  "Wine Spectator",
  "World’s 101 Best",
];
