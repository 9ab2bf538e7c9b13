import type { Figure } from "./award-content.ts";

/** By the restaurant's slug; one of which no source gives a number is not there. */
export const RESTAURANT_FIGURES: ReadonlyMap<string, readonly Figure[]> = new Map([
  [
    "a-figueira-rubaiyat",
    [
      {
        value: { pt: "46\u00A0m", en: "46\u00A0m", es: "46\u00A0m" },
        text: {
          pt: "de copa, aproximadamente",
          en: "across the crown, approximately",
          es: "de copa, aproximadamente",
        },
        source: { pt: "Grupo Rubaiyat", en: "Grupo Rubaiyat", es: "Grupo Rubaiyat" },
      },
      {
        value: { pt: "84", en: "84", es: "84" },
        text: {
          pt: "mesas no salão, na abertura",
          en: "tables in the dining room at the opening",
          es: "mesas en el salón, en la apertura",
        },
        source: {
          pt: "O Estado de S. Paulo, 2001",
          en: "O Estado de S. Paulo, 2001",
          es: "O Estado de S. Paulo, 2001",
        },
      },
      {
        value: { pt: "7.000", en: "7,000", es: "7.000" },
        text: {
          pt: "garrafas ou mais na adega",
          en: "bottles or more in the cellar",
          es: "botellas o más en la bodega",
        },
        source: {
          pt: "Tripfactory, por volta de 2009",
          en: "Tripfactory, about 2009",
          es: "Tripfactory, hacia 2009",
        },
      },
      {
        value: { pt: "600\u00A0°C", en: "600\u00A0°C", es: "600\u00A0°C" },
        text: {
          pt: "nos quatro fornos a lenha",
          en: "in the four wood-fired ovens",
          es: "en los cuatro hornos de leña",
        },
        source: {
          pt: "O Estado de S. Paulo, 2001",
          en: "O Estado de S. Paulo, 2001",
          es: "O Estado de S. Paulo, 2001",
        },
      },
    ],
  ],
  [
    "rubaiyat-faria-lima",
    [
      {
        value: { pt: "700", en: "700", es: "700" },
        text: {
          pt: "rótulos de vinho, aproximadamente",
          en: "wine labels, approximately",
          es: "etiquetas de vino, aproximadamente",
        },
        source: { pt: "Simonde, crítica", en: "Simonde, review", es: "Simonde, reseña" },
      },
    ],
  ],
  [
    "rubaiyat-rio",
    [
      {
        value: { pt: "240", en: "240", es: "240" },
        text: { pt: "lugares", en: "seats", es: "plazas" },
        source: {
          pt: "Maior Viagem, resenha",
          en: "Maior Viagem, review",
          es: "Maior Viagem, reseña",
        },
      },
      {
        value: { pt: "1.400\u00A0m²", en: "1,400\u00A0m²", es: "1.400\u00A0m²" },
        text: {
          pt: "aproximadamente, ao lado da pista",
          en: "approximately, beside the track",
          es: "aproximadamente, junto a la pista",
        },
        source: { pt: "Lu Lacerda, 2014", en: "Lu Lacerda, 2014", es: "Lu Lacerda, 2014" },
      },
      {
        value: { pt: "120", en: "120", es: "120" },
        text: {
          pt: "convidados no salão anexo, no máximo",
          en: "guests in the annexe hall, at most",
          es: "invitados en el salón anexo, como máximo",
        },
        source: {
          pt: "Maior Viagem, resenha",
          en: "Maior Viagem, review",
          es: "Maior Viagem, reseña",
        },
      },
    ],
  ],
  [
    "rubaiyat-brasilia",
    [
      {
        value: { pt: "700", en: "700", es: "700" },
        text: {
          pt: "rótulos na carta de vinhos, aproximadamente",
          en: "labels on the wine list, approximately",
          es: "etiquetas en la carta de vinos, aproximadamente",
        },
        source: { pt: "Bacco e Bocca, 2013", en: "Bacco e Bocca, 2013", es: "Bacco e Bocca, 2013" },
      },
    ],
  ],
  [
    "rubaiyat-madrid",
    [
      {
        value: { pt: "350", en: "350", es: "350" },
        text: {
          pt: "vinhos ou mais, de dez países",
          en: "wines or more, from ten countries",
          es: "vinos o más, de diez países",
        },
        source: {
          pt: "esMADRID, turismo da cidade",
          en: "esMADRID, the city’s tourist office",
          es: "esMADRID, turismo de la ciudad",
        },
      },
      {
        value: { pt: "12", en: "12", es: "12" },
        text: {
          pt: "pães por dia, no máximo, do forno a lenha",
          en: "breads a day, at most, from the wood oven",
          es: "panes al día, como máximo, del horno de leña",
        },
        source: {
          pt: "esMADRID, turismo da cidade",
          en: "esMADRID, the city’s tourist office",
          es: "esMADRID, turismo de la ciudad",
        },
      },
      {
        value: { pt: "80", en: "80", es: "80" },
        text: {
          pt: "lugares no terraço, aproximadamente",
          en: "seats on the terrace, approximately",
          es: "plazas en la terraza, aproximadamente",
        },
        source: {
          pt: "Sir Loving Food, 2012",
          en: "Sir Loving Food, 2012",
          es: "Sir Loving Food, 2012",
        },
      },
    ],
  ],
  [
    "rubaiyat-chile",
    [
      {
        value: { pt: "15", en: "15", es: "15" },
        text: {
          pt: "cortes no cardápio, na abertura",
          en: "cuts on the menu at the opening",
          es: "cortes en la carta, en la apertura",
        },
        source: {
          pt: "AméricaEconomía, 2016",
          en: "AméricaEconomía, 2016",
          es: "AméricaEconomía, 2016",
        },
      },
      {
        value: { pt: "7", en: "7", es: "7" },
        text: {
          pt: "caipirinhas diferentes",
          en: "different caipirinhas",
          es: "caipirinhas distintas",
        },
        source: { pt: "Where Lunch, 2023", en: "Where Lunch, 2023", es: "Where Lunch, 2023" },
      },
    ],
  ],
  [
    "cabana-las-lilas",
    [
      {
        value: { pt: "7.000", en: "7,000", es: "7.000" },
        text: { pt: "garrafas na adega", en: "bottles in the cellar", es: "botellas en la bodega" },
        source: { pt: "TN, 2025", en: "TN, 2025", es: "TN, 2025" },
      },
      {
        value: { pt: "300", en: "300", es: "300" },
        text: { pt: "rótulos ou mais", en: "labels or more", es: "etiquetas o más" },
        source: { pt: "TN, 2025", en: "TN, 2025", es: "TN, 2025" },
      },
      {
        value: { pt: "21", en: "21", es: "21" },
        text: {
          pt: "dias de maturação da carne",
          en: "days the beef is matured",
          es: "días de maduración de la carne",
        },
        source: { pt: "Rincón Bon Vivant", en: "Rincón Bon Vivant", es: "Rincón Bon Vivant" },
      },
    ],
  ],
]);
