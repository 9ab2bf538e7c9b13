import type { RestaurantMenus } from "./menu-content.ts";
import {
  BREAD,
  CELLAR,
  FROM_THE_GRILL,
  FROM_THE_KITCHEN,
  FROM_THE_SEA,
  SWEETS,
  TO_ACCOMPANY,
  TO_BEGIN,
} from "./section-titles.ts";

export const cabanaLasLilasMenus: RestaurantMenus = {
  slug: "cabana-las-lilas",
  main: {
    sections: [
      {
        title: BREAD,
        dishes: [
          {
            name: "Focaccia de romero",
            explanation: { pt: "focaccia de alecrim", en: "rosemary focaccia" },
          },
        ],
      },
      {
        title: TO_BEGIN,
        dishes: [
          { name: "Provoleta" },
          { name: "Chorizo" },
          { name: "Empanadas" },
          {
            name: "Selección de quesos regionales",
            explanation: { pt: "seleção de queijos regionais", en: "a choice of regional cheeses" },
          },
        ],
      },
      {
        title: FROM_THE_GRILL,
        dishes: [
          { name: "Ojo de bife" },
          { name: "Bife ancho" },
          { name: "Bife angosto" },
          { name: "Lomo", explanation: { pt: "filé", en: "tenderloin" } },
          { name: "Tapa de cuadril" },
          { name: "Asado de tira" },
          { name: "Vacío" },
          { name: "Baby gold" },
          { name: "Levísimo" },
          { name: "Matambrito de cerdo", explanation: { pt: "de porco", en: "of pork" } },
        ],
      },
      {
        title: FROM_THE_SEA,
        dishes: [
          {
            name: "Pulpo a la parrilla",
            explanation: { pt: "polvo grelhado", en: "grilled octopus" },
          },
          { name: "Merluza negra", explanation: { pt: "merluza-negra", en: "black hake" } },
          { name: "Trucha", explanation: { pt: "truta", en: "trout" } },
        ],
      },
      {
        title: FROM_THE_KITCHEN,
        dishes: [
          {
            name: "Lechón confitado",
            explanation: { pt: "leitão confitado", en: "confit of suckling pig" },
          },
        ],
      },
      {
        title: TO_ACCOMPANY,
        dishes: [
          { name: "Papas soufflé", explanation: { pt: "batatas suflê", en: "soufflé potatoes" } },
        ],
      },
    ],
  },
  bar: {
    sections: [
      {
        title: CELLAR,
        dishes: [
          {
            name: "Vinos",
            explanation: {
              pt: "vinhos: mais de 300 rótulos",
              en: "wines: more than 300 labels",
              es: "más de 300 etiquetas",
            },
          },
        ],
      },
    ],
  },
  dessert: {
    sections: [
      {
        title: SWEETS,
        dishes: [
          {
            name: "Festival",
            explanation: {
              pt: "tiramisù, brownie, flã com doce de leite e pudim de limão",
              en: "tiramisu, brownie, flan with dulce de leche and lemon pudding",
              es: "tiramisú, brownie, flan con dulce de leche y budín de limón",
            },
          },
        ],
      },
    ],
  },
};
