import type { Texts } from "#language/languages.ts";
import { type Award, everywhere } from "./award-content.ts";

// Only what a public source supports; a new award comes with its year and its giver.

const MICHELIN: Texts = { pt: "Guia Michelin", en: "Michelin Guide", es: "Guía Michelin" };

/** The group's own, the newest first. */
export const GROUP_AWARDS: readonly Award[] = [
  {
    year: everywhere("2018"),
    giver: everywhere("Veja São Paulo, Comer & Beber"),
    text: {
      pt: "Melhor carne da cidade: o 17º título",
      en: "Best for meat in the city: the 17th title",
      es: "Mejor carne de la ciudad: el título número 17",
    },
  },
  {
    year: everywhere("2007"),
    giver: everywhere("Veja São Paulo, Comer & Beber"),
    text: {
      pt: "Restaurateur do ano: Belarmino Fernández Iglesias",
      en: "Restaurateur of the year: Belarmino Fernández Iglesias",
      es: "Restaurador del año: Belarmino Fernández Iglesias",
    },
  },
];

/** By the restaurant's slug, the newest first; one without any is not there. */
export const RESTAURANT_AWARDS: ReadonlyMap<string, readonly Award[]> = new Map([
  [
    "a-figueira-rubaiyat",
    [
      {
        year: everywhere("2026"),
        giver: MICHELIN,
        text: {
          pt: "Na seleção do guia",
          en: "In the Guide’s selection",
          es: "En la selección de la guía",
        },
      },
      {
        year: everywhere("2024"),
        giver: everywhere("World’s 101 Best Steak Restaurants"),
        text: {
          pt: "91º lugar; naquele ano, o único do Brasil",
          en: "91st place; that year, the only one in Brazil",
          es: "Puesto 91; ese año, el único de Brasil",
        },
      },
      {
        year: everywhere("2023"),
        giver: everywhere("World’s 101 Best Steak Restaurants"),
        text: { pt: "50º lugar", en: "50th place", es: "Puesto 50" },
      },
      {
        year: everywhere("2010"),
        giver: everywhere("Wine Spectator"),
        text: {
          pt: "Best of Award of Excellence, pelo sexto ano seguido",
          en: "Best of Award of Excellence, for the sixth year running",
          es: "Best of Award of Excellence, por sexto año consecutivo",
        },
      },
    ],
  ],
  [
    "rubaiyat-faria-lima",
    [
      {
        year: everywhere("2023"),
        giver: everywhere("Folha de S.Paulo, O Melhor de São Paulo"),
        text: {
          pt: "Melhor feijoada completa da cidade",
          en: "Best complete feijoada in the city",
          es: "Mejor feijoada completa de la ciudad",
        },
      },
    ],
  ],
  [
    "rubaiyat-chile",
    [
      {
        year: everywhere("2018"),
        giver: everywhere("Círculo de Críticos"),
        text: { pt: "Prêmio ao serviço", en: "Prize for service", es: "Premio al servicio" },
      },
    ],
  ],
  [
    "cabana-las-lilas",
    [
      {
        year: { pt: "2024 e 2025", en: "2024 and 2025", es: "2024 y 2025" },
        giver: MICHELIN,
        text: {
          pt: "Na seleção do guia",
          en: "In the Guide’s selection",
          es: "En la selección de la guía",
        },
      },
      {
        year: { pt: "Desde 2007", en: "Since 2007", es: "Desde 2007" },
        giver: everywhere("Wine Spectator"),
        text: {
          pt: "Premiada todos os anos",
          en: "An award every year",
          es: "Premiada cada año",
        },
      },
    ],
  ],
]);
