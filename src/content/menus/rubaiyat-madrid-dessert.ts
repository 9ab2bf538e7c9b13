import type { MenuContent } from "../kinds/menu.ts";

export const rubaiyatMadridDessert: MenuContent = {
  slug: "rubaiyat-madrid-dessert",
  restaurant: "rubaiyat-madrid",
  kind: "dessert",
  language: "es",
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
          name: "Tarta de Santiago",
          explanation: {
            pt: "torta de amêndoas galega",
            en: "Galician almond tart",
          },
        },
        {
          name: "Panqueques de dulce de leche",
          explanation: {
            pt: "panquecas de doce de leite",
            en: "dulce de leche pancakes",
          },
        },
        {
          name: "Quindim",
          language: "pt",
        },
        {
          name: "Tarta de queso con helado de guayaba",
          explanation: {
            pt: "cheesecake com sorvete de goiaba",
            en: "cheesecake with guava ice cream",
          },
        },
        {
          name: "Tarta fina de manzana",
          explanation: {
            pt: "torta fina de maçã",
            en: "thin apple tart",
          },
        },
      ],
    },
  ],
  isActive: true,
};
