import type { RestaurantMenus } from "./menu-content.ts";
import { COCKTAILS, FEIJOADA, FROM_THE_GRILL, ON_THE_BUFFET, TO_BEGIN } from "./section-titles.ts";

export const aFigueiraRubaiyatMenus: RestaurantMenus = {
  slug: "a-figueira-rubaiyat",
  main: {
    sections: [
      {
        title: TO_BEGIN,
        dishes: [
          { name: "Ostras", explanation: { en: "oysters" } },
          { name: "Huevos rotos" },
          {
            name: "Palmito pupunha assado",
            explanation: { en: "roast heart of peach palm", es: "palmito de pupunha asado" },
          },
          {
            name: "Funghi com azeite de trufa",
            explanation: { en: "mushrooms with truffle oil", es: "setas con aceite de trufa" },
          },
        ],
      },
      {
        title: { pt: "Do mar e do rio", en: "From sea and river", es: "Del mar y del río" },
        dishes: [
          { name: "Caixote marinho" },
          { name: "Pargo assado", explanation: { en: "roast pargo", es: "pargo asado" } },
          { name: "Polvo aplastado", explanation: { en: "octopus", es: "pulpo" } },
          {
            name: "Pirarucu",
            explanation: {
              pt: "peixe dos rios da Amazônia",
              en: "fish of the Amazon’s rivers",
              es: "pez de los ríos amazónicos",
            },
          },
        ],
      },
      {
        title: { pt: "Massa", en: "Pasta", es: "Pasta" },
        dishes: [
          {
            name: "Nhoque com ossobuco",
            explanation: { en: "gnocchi with ossobuco", es: "ñoquis con ossobuco" },
          },
        ],
      },
      {
        title: FROM_THE_GRILL,
        dishes: [
          { name: "Baby beef" },
          { name: "Master beef" },
          { name: "Bife de chorizo" },
          { name: "Picanha summus" },
          { name: "Tirita de picanha" },
          { name: "Denver steak" },
        ],
      },
    ],
  },
  bar: {
    sections: [
      {
        title: COCKTAILS,
        dishes: [
          {
            name: "Liberdade",
            explanation: {
              pt: "licor de lichia, saquê e cranberry",
              en: "lychee liqueur, sake and cranberry",
              es: "licor de lichi, sake y arándano rojo",
            },
          },
        ],
      },
    ],
  },
  feijoada: {
    note: {
      pt: "Às quartas e aos sábados, no almoço, em bufê",
      en: "On Wednesdays and Saturdays, at lunch, as a buffet",
      es: "Los miércoles y los sábados, en el almuerzo, en bufé",
    },
    sections: [
      {
        title: ON_THE_BUFFET,
        dishes: [{ name: "Feijoada completa", explanation: FEIJOADA }],
      },
    ],
  },
};
