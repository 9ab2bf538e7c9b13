import type { MenuContent } from "../kinds/menu.ts";

export const rubaiyatBrasiliaMain: MenuContent = {
  slug: "rubaiyat-brasilia-main",
  restaurant: "rubaiyat-brasilia",
  kind: "main",
  language: "pt",
  isComplete: false,
  validFrom: null,
  validThrough: null,
  service: [],
  note: null,
  sections: [
    {
      title: {
        pt: "Da grelha",
        en: "From the grill",
        es: "De la parrilla",
      },
      items: [
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
      title: {
        pt: "Da fazenda",
        en: "From the farm",
        es: "De la hacienda",
      },
      items: [
        {
          name: "Baby pork",
          language: "en",
          explanation: {
            pt: "leitão assado, um clássico do fim do ano",
            en: "roast suckling pig, a classic at the year’s end",
            es: "cochinillo asado, un clásico de fin de año",
          },
        },
      ],
    },
    {
      title: {
        pt: "Peixe e ave",
        en: "Fish and fowl",
        es: "Pescado y ave",
      },
      items: [
        {
          name: "Robalo com aspargos",
          explanation: {
            en: "sea bass with asparagus",
            es: "robalo con espárragos",
          },
        },
        {
          name: "Frango ao alecrim",
          explanation: {
            en: "chicken with rosemary",
            es: "pollo al romero",
          },
        },
      ],
    },
  ],
  isActive: true,
};
