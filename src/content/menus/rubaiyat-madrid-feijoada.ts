import type { MenuContent } from "../kinds/menu.ts";

export const rubaiyatMadridFeijoada: MenuContent = {
  slug: "rubaiyat-madrid-feijoada",
  restaurant: "rubaiyat-madrid",
  kind: "feijoada",
  language: "es",
  isComplete: false,
  validFrom: null,
  validThrough: null,
  service: [
    {
      days: ["saturday"],
    },
  ],
  note: {
    pt: "Na estação fria, a partir de novembro",
    en: "In the colder months, from November",
    es: "En la temporada fría, desde noviembre",
  },
  sections: [
    {
      title: {
        pt: "À mesa",
        en: "At the table",
        es: "A la mesa",
      },
      items: [
        {
          name: "Feijoada",
          language: "pt",
          explanation: {
            pt: "feijão preto e carne de porco, à brasileira",
            en: "black beans and pork, the Brazilian way",
            es: "frijoles negros y cerdo, a la brasileña",
          },
        },
      ],
    },
  ],
  isActive: true,
};
