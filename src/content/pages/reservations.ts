import type { PageContent } from "../kinds/page.ts";

export const reservations: PageContent = {
  slug: "reservations",
  parts: {
    search: {
      title: {
        pt: "Reservar mesa em São Paulo, Rio, Brasília e Madri",
        en: "Reserve a table in São Paulo, Rio and Madrid",
        es: "Reservar mesa en Madrid, São Paulo y Buenos Aires",
      },
      description: {
        pt: "Reserve uma mesa nas casas do Grupo Rubaiyat: escolha a casa, o dia, a hora e o número de pessoas.",
        en: "Reserve a table at a Grupo Rubaiyat restaurant: choose the restaurant, the day, the time and the number of people.",
        es: "Reserve una mesa en las casas del Grupo Rubaiyat: elija la casa, el día, la hora y el número de personas.",
      },
    },
  },
};
