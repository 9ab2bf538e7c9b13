import { everywhere, type Figure } from "./award-content.ts";

// Each with its public source; of a restaurant at least two, else the number stands in its description.

/** By the restaurant's slug; one of which no source gives two numbers is not there. */
export const RESTAURANT_FIGURES: ReadonlyMap<string, readonly Figure[]> = new Map([
  [
    "a-figueira-rubaiyat",
    [
      // The group's own page of the fig tree.
      {
        value: everywhere("46\u00A0m"),
        text: {
          pt: "de copa, aproximadamente",
          en: "across the crown, approximately",
          es: "de copa, aproximadamente",
        },
      },
      // O Estado de S. Paulo, 2001.
      {
        value: everywhere("600\u00A0°C"),
        text: {
          pt: "nos fornos a lenha",
          en: "in the wood-fired ovens",
          es: "en los hornos de leña",
        },
      },
      // Tripfactory, about 2009.
      {
        value: { pt: "7.000", en: "7,000", es: "7.000" },
        text: {
          pt: "garrafas ou mais na adega, por volta de 2009",
          en: "bottles or more in the cellar, around 2009",
          es: "botellas o más en la bodega, hacia 2009",
        },
      },
    ],
  ],
  [
    "rubaiyat-rio",
    [
      // Maior Viagem and others.
      {
        value: everywhere("240"),
        text: { pt: "lugares", en: "seats", es: "plazas" },
      },
      // Lu Lacerda and others, 2014.
      {
        value: { pt: "1.400\u00A0m²", en: "1,400\u00A0m²", es: "1.400\u00A0m²" },
        text: {
          pt: "aproximadamente, ao lado da pista",
          en: "approximately, beside the track",
          es: "aproximadamente, junto a la pista",
        },
      },
      // Maior Viagem.
      {
        value: everywhere("120"),
        text: {
          pt: "convidados no salão anexo, no máximo",
          en: "guests in the annexe hall, at most",
          es: "invitados en el salón anexo, como máximo",
        },
      },
    ],
  ],
  [
    "rubaiyat-madrid",
    [
      // esMADRID, the city's tourist office, for this and the next.
      {
        value: everywhere("350"),
        text: {
          pt: "vinhos ou mais, de dez países",
          en: "wines or more, from ten countries",
          es: "vinos o más, de diez países",
        },
      },
      {
        value: everywhere("12"),
        text: {
          pt: "pães por dia, no máximo, do forno a lenha",
          en: "breads a day, at most, from the wood oven",
          es: "panes al día, como máximo, del horno de leña",
        },
      },
      // Sir Loving Food, 2012.
      {
        value: everywhere("80"),
        text: {
          pt: "lugares no terraço, aproximadamente",
          en: "seats on the terrace, approximately",
          es: "plazas en la terraza, aproximadamente",
        },
      },
    ],
  ],
  [
    "rubaiyat-chile",
    [
      // AméricaEconomía, 2016.
      {
        value: everywhere("15"),
        text: {
          pt: "cortes no cardápio, na abertura",
          en: "cuts on the menu at the opening",
          es: "cortes en la carta, en la apertura",
        },
      },
      // Where Lunch, 2023.
      {
        value: everywhere("7"),
        text: {
          pt: "caipirinhas diferentes",
          en: "different caipirinhas",
          es: "caipirinhas distintas",
        },
      },
    ],
  ],
  [
    "cabana-las-lilas",
    [
      // TN, 2025, for this and the next.
      {
        value: { pt: "7.000", en: "7,000", es: "7.000" },
        text: { pt: "garrafas na adega", en: "bottles in the cellar", es: "botellas en la bodega" },
      },
      {
        value: everywhere("300"),
        text: { pt: "rótulos ou mais", en: "labels or more", es: "etiquetas o más" },
      },
      // Rincón Bon Vivant.
      {
        value: everywhere("21"),
        text: { pt: "dias de maturação", en: "days of ageing", es: "días de maduración" },
      },
    ],
  ],
]);
