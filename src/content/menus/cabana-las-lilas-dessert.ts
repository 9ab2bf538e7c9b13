import type { MenuContent } from "../kinds/menu.ts";

export const cabanaLasLilasDessert: MenuContent = {
  slug: "cabana-las-lilas-dessert",
  restaurant: "cabana-las-lilas",
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
  isActive: true,
};
