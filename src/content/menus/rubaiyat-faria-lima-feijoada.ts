import type { MenuContent } from "../kinds/menu.ts";

export const rubaiyatFariaLimaFeijoada: MenuContent = {
  slug: "rubaiyat-faria-lima-feijoada",
  restaurant: "rubaiyat-faria-lima",
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
    pt: "No almoço, com boa parte das carnes da fazenda",
    en: "At lunch, with much of the meat from the group’s farm",
    es: "En el almuerzo, con buena parte de las carnes de la hacienda",
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
        {
          name: "Costela",
          explanation: {
            en: "rib",
            es: "costilla",
          },
        },
        {
          name: "Orelha",
          explanation: {
            en: "ear",
            es: "oreja",
          },
        },
        {
          name: "Rabo",
          explanation: {
            en: "tail",
          },
        },
        {
          name: "Torresmo",
          explanation: {
            en: "crackling",
            es: "chicharrón",
          },
        },
      ],
    },
    {
      title: {
        pt: "Para acompanhar",
        en: "On the side",
        es: "Para acompañar",
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
