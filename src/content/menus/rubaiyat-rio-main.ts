import type { MenuContent } from "../kinds/menu.ts";

export const rubaiyatRioMain: MenuContent = {
  slug: "rubaiyat-rio-main",
  restaurant: "rubaiyat-rio",
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
        pt: "Para começar",
        en: "To begin",
        es: "Para empezar",
      },
      items: [
        {
          name: "Carpaccio de vieiras",
          explanation: {
            pt: "com azeite de cítricos e mostarda",
            en: "scallop carpaccio with citrus oil and mustard",
            es: "con aceite de cítricos y mostaza",
          },
        },
        {
          name: "Tiradito",
        },
        {
          name: "Ceviche",
        },
        {
          name: "Salada com figos frescos",
          explanation: {
            en: "salad with fresh figs",
            es: "ensalada con higos frescos",
          },
        },
      ],
    },
    {
      title: {
        pt: "Da grelha",
        en: "From the grill",
        es: "De la parrilla",
      },
      items: [
        {
          name: "Picanha",
          cut: "picanha",
          explanation: {
            en: "rump cap",
            es: "tapilla",
          },
        },
        {
          name: "Filé mignon",
          cut: "file-mignon",
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
          name: "Arroz biro-biro",
        },
        {
          name: "Farofa Rubaiyat",
        },
        {
          name: "Batatas suflê",
          explanation: {
            en: "soufflé potatoes",
            es: "patatas suflé",
          },
        },
        {
          name: "Cogumelos assados",
          explanation: {
            en: "roast mushrooms",
            es: "champiñones asados",
          },
        },
      ],
    },
  ],
  isActive: true,
};
