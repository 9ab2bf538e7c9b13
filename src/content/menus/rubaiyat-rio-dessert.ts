import type { MenuContent } from "../kinds/menu.ts";

export const rubaiyatRioDessert: MenuContent = {
  slug: "rubaiyat-rio-dessert",
  restaurant: "rubaiyat-rio",
  kind: "dessert",
  language: "pt",
  isComplete: false,
  validFrom: null,
  validThrough: null,
  service: [],
  note: null,
  sections: [
    {
      title: {
        pt: "Doces",
        en: "Sweet things",
        es: "Dulces",
      },
      items: [
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
  isActive: true,
};
