import type { MenuContent } from "../kinds/menu.ts";

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
    {
      title: {
        pt: "Para acompanhar, entre outros",
        en: "On the side, among others",
        es: "Para acompañar, entre otros",
      },
      items: [
        {
          name: "Carne-seca desfiada com abóbora",
          explanation: {
            en: "shredded dried beef with pumpkin",
            es: "carne seca deshilachada con calabaza",
          },
        },
        {
          name: "Couve com bacon e alho",
          explanation: {
            en: "collard greens with bacon and garlic",
            es: "berza con panceta y ajo",
          },
        },
        {
          name: "Bisteca grelhada",
          explanation: {
            en: "grilled pork chop",
            es: "chuleta de cerdo a la parrilla",
          },
        },
        {
          name: "Farofa",
          explanation: {
            en: "toasted cassava meal",
            es: "harina de yuca tostada",
          },
        },
        {
          name: "Torresmo",
          explanation: {
            en: "crackling",
            es: "chicharrón",
          },
        },
        {
          name: "Banana à milanesa",
          explanation: {
            en: "breaded banana",
            es: "plátano empanado",
          },
        },
        {
          name: "Mandioca",
          explanation: {
            en: "cassava",
            es: "yuca",
          },
        },
      ],
    },
  ],
  isActive: true,
};
