import type { MenuContent } from "../shapes/menu-content.ts";

export const aFigueiraRubaiyatFeijoada: MenuContent = {
  slug: "a-figueira-rubaiyat-feijoada",
  restaurant: "a-figueira-rubaiyat",
  kind: "feijoada",
  language: "pt",
  isComplete: false,
  validFrom: null,
  validThrough: null,
  service: [
    {
      days: ["wednesday", "saturday"],
    },
  ],
  note: {
    pt: "No almoço, em bufê",
    en: "At lunch, as a buffet",
    es: "En el almuerzo, en bufé",
  },
  sections: [
    {
      title: {
        pt: "No bufê",
        en: "On the buffet",
        es: "En el bufé",
      },
      items: [
        {
          name: "Feijoada completa",
          explanation: {
            en: "black beans and pork, complete",
            es: "frijoles negros y cerdo, completa",
          },
        },
      ],
    },
  ],
  isActive: true,
};
