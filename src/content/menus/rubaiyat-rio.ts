import type { RestaurantMenus } from "./menu-content.ts";
import { FROM_THE_GRILL, SWEETS, TO_ACCOMPANY, TO_BEGIN } from "./section-titles.ts";

export const rubaiyatRioMenus: RestaurantMenus = {
  slug: "rubaiyat-rio",
  main: {
    sections: [
      {
        title: TO_BEGIN,
        dishes: [
          {
            name: "Carpaccio de vieiras",
            explanation: {
              pt: "com azeite de cítricos e mostarda",
              en: "scallop carpaccio with citrus oil and mustard",
              es: "con aceite de cítricos y mostaza",
            },
          },
          { name: "Tiradito" },
          { name: "Ceviche" },
          {
            name: "Salada com figos frescos",
            explanation: { en: "salad with fresh figs", es: "ensalada con higos frescos" },
          },
        ],
      },
      { title: FROM_THE_GRILL, dishes: [{ name: "Picanha" }, { name: "Filé mignon" }] },
      {
        title: TO_ACCOMPANY,
        dishes: [
          { name: "Arroz biro-biro" },
          { name: "Farofa Rubaiyat" },
          {
            name: "Batatas suflê",
            explanation: { en: "soufflé potatoes", es: "patatas suflé" },
          },
          {
            name: "Cogumelos assados",
            explanation: { en: "roast mushrooms", es: "champiñones asados" },
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
            name: "Mil-folhas com doce de leite",
            explanation: {
              en: "mille-feuille with dulce de leche",
              es: "milhojas con dulce de leche",
            },
          },
        ],
      },
    ],
  },
};
