import type { RestaurantMenus } from "./menu-content.ts";
import {
  FEIJOADA,
  FROM_THE_GRILL,
  FROM_THE_SEA,
  ON_THE_BUFFET,
  TO_ACCOMPANY,
  TO_BEGIN,
} from "./section-titles.ts";

export const rubaiyatFariaLimaMenus: RestaurantMenus = {
  slug: "rubaiyat-faria-lima",
  main: {
    sections: [
      {
        title: TO_BEGIN,
        dishes: [
          {
            name: "Pão de queijo",
            explanation: { en: "Brazilian cheese bread", es: "pan de queso brasileño" },
          },
          {
            name: "Pães da casa",
            explanation: { en: "house breads", es: "panes de la casa" },
          },
          { name: "Carpaccio" },
        ],
      },
      {
        title: FROM_THE_GRILL,
        dishes: [
          { name: "Baby beef" },
          {
            name: "Master beef",
            explanation: {
              pt: "contrafilé com osso",
              en: "bone-in striploin",
              es: "lomo bajo con hueso",
            },
          },
          {
            name: "Queen beef",
            explanation: { pt: "para duas pessoas", en: "for two", es: "para dos personas" },
          },
          { name: "Bife ancho" },
          { name: "Bife de chorizo" },
          { name: "Ojo de bife" },
          { name: "Picanha summus" },
        ],
      },
      {
        title: FROM_THE_SEA,
        dishes: [
          {
            name: "Camarão à grega",
            explanation: { en: "prawns à grega", es: "langostinos à grega" },
          },
          {
            name: "Salmão grelhado",
            explanation: { en: "grilled salmon", es: "salmón a la parrilla" },
          },
        ],
      },
    ],
  },
  feijoada: {
    note: {
      pt: "Às quartas e aos sábados, no almoço, com boa parte das carnes da fazenda",
      en: "On Wednesdays and Saturdays, at lunch, with much of the meat from the group’s farm",
      es: "Los miércoles y los sábados, en el almuerzo, con buena parte de las carnes de la hacienda",
    },
    sections: [
      {
        title: ON_THE_BUFFET,
        dishes: [
          {
            name: "Feijoada completa",
            explanation: FEIJOADA,
          },
          { name: "Costela", explanation: { en: "rib", es: "costilla" } },
          { name: "Orelha", explanation: { en: "ear", es: "oreja" } },
          { name: "Rabo", explanation: { en: "tail" } },
          { name: "Torresmo", explanation: { en: "crackling", es: "chicharrón" } },
        ],
      },
      {
        title: TO_ACCOMPANY,
        dishes: [
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
            explanation: { en: "grilled pork chop", es: "chuleta de cerdo a la parrilla" },
          },
          {
            name: "Farofa",
            explanation: { en: "toasted cassava meal", es: "harina de yuca tostada" },
          },
          {
            name: "Banana à milanesa",
            explanation: { en: "breaded banana", es: "plátano empanado" },
          },
          { name: "Mandioca", explanation: { en: "cassava", es: "yuca" } },
        ],
      },
    ],
  },
};
