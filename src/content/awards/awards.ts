import type { Award } from "./award-content.ts";

// Only what a public source supports; a new award comes with its year and its giver.

/** The group's own, the newest first. */
export const GROUP_AWARDS: readonly Award[] = [
  {
    year: { pt: "2018", en: "2018", es: "2018" },
    giver: "Veja São Paulo, Comer & Beber",
    text: {
      pt: "Melhor carne da cidade: o 17º título",
      en: "Best for meat in the city: the 17th title",
      es: "Mejor carne de la ciudad: el título número 17",
    },
  },
  {
    year: { pt: "2007", en: "2007", es: "2007" },
    giver: "Veja São Paulo, Comer & Beber",
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
        year: { pt: "2026", en: "2026", es: "2026" },
        giver: "Michelin",
        text: {
          pt: "Listado no guia",
          en: "Listed in the Guide",
          es: "Incluido en la guía",
        },
      },
      {
        year: { pt: "2024", en: "2024", es: "2024" },
        giver: "World’s 101 Best Steak Restaurants",
        text: {
          pt: "91º lugar; naquele ano, o único do Brasil",
          en: "91st place; that year, the only one in Brazil",
          es: "Puesto 91; ese año, el único de Brasil",
        },
      },
      {
        year: { pt: "2023", en: "2023", es: "2023" },
        giver: "World’s 101 Best Steak Restaurants",
        text: { pt: "50º lugar", en: "50th place", es: "Puesto 50" },
      },
      {
        year: { pt: "2010", en: "2010", es: "2010" },
        giver: "Wine Spectator",
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
        year: { pt: "2023", en: "2023", es: "2023" },
        giver: "Folha de S.Paulo, O Melhor de São Paulo",
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
        year: { pt: "2018", en: "2018", es: "2018" },
        giver: "El Mostrador",
        text: {
          pt: "Prêmio de serviço do círculo de críticos, segundo o jornal",
          en: "The critics’ circle prize for service, as the newspaper reports",
          es: "Premio al servicio del círculo de críticos, según el diario",
        },
      },
      {
        year: { pt: "2018", en: "2018", es: "2018" },
        giver: "El Mostrador",
        text: {
          pt: "Melhor restaurante de carnes por dois anos seguidos em outro prêmio",
          en: "Best meat restaurant two years running in another prize",
          es: "Mejor restaurante de carnes dos años seguidos en otro premio",
        },
      },
    ],
  ],
  [
    "cabana-las-lilas",
    [
      {
        year: { pt: "2024 e 2025", en: "2024 and 2025", es: "2024 y 2025" },
        giver: "Michelin",
        text: {
          pt: "Listado no guia",
          en: "Listed in the Guide",
          es: "Incluido en la guía",
        },
      },
      {
        year: { pt: "Desde 2007", en: "Since 2007", es: "Desde 2007" },
        giver: "Wine Spectator",
        text: {
          pt: "Um prêmio para a adega a cada ano",
          en: "An award for the cellar every year",
          es: "Un premio a la bodega cada año",
        },
      },
      {
        year: { pt: "2025", en: "2025", es: "2025" },
        giver: "The New York Times",
        text: {
          pt: "Entre dez grandes restaurantes do mundo, como relata o canal TN",
          en: "Among ten great restaurants of the world, as the channel TN reports",
          es: "Entre diez grandes restaurantes del mundo, según cuenta el canal TN",
        },
      },
    ],
  ],
]);
