import type { RestaurantMenus } from "./menu-content.ts";
import { FROM_THE_GRILL } from "./section-titles.ts";

export const rubaiyatBrasiliaMenus: RestaurantMenus = {
  slug: "rubaiyat-brasilia",
  main: {
    sections: [
      {
        title: FROM_THE_GRILL,
        dishes: [
          {
            name: "Carnes grelhadas",
            explanation: {
              pt: "servidas à la carte",
              en: "grilled meats, served à la carte",
              es: "carnes a la parrilla, servidas a la carta",
            },
          },
        ],
      },
      {
        title: { pt: "Da fazenda", en: "From the farm", es: "De la hacienda" },
        dishes: [
          {
            name: "Baby pork",
            explanation: {
              pt: "leitão assado, um clássico do fim do ano",
              en: "roast suckling pig, a classic at the year’s end",
              es: "cochinillo asado, un clásico de fin de año",
            },
          },
        ],
      },
      {
        title: { pt: "Peixe e ave", en: "Fish and fowl", es: "Pescado y ave" },
        dishes: [
          {
            name: "Robalo com aspargos",
            explanation: { en: "sea bass with asparagus", es: "robalo con espárragos" },
          },
          {
            name: "Frango ao alecrim",
            explanation: { en: "chicken with rosemary", es: "pollo al romero" },
          },
        ],
      },
    ],
  },
};
