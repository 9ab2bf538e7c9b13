import type { MenuContent } from "../kinds/menu.ts";

export const aFigueiraRubaiyatMain: MenuContent = {
  slug: "a-figueira-rubaiyat-main",
  restaurant: "a-figueira-rubaiyat",
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
          name: "Ostras",
          explanation: {
            en: "oysters",
          },
        },
        {
          name: "Huevos rotos",
          language: "es",
          explanation: {
            pt: "ovos fritos sobre batatas",
            en: "fried eggs broken over potatoes",
          },
        },
        {
          name: "Palmito pupunha assado",
          explanation: {
            en: "roast heart of peach palm",
            es: "palmito de pupunha asado",
          },
        },
        {
          name: "Funghi com azeite de trufa",
          explanation: {
            en: "mushrooms with truffle oil",
            es: "setas con aceite de trufa",
          },
        },
      ],
    },
    {
      title: {
        pt: "Do mar e do rio",
        en: "From sea and river",
        es: "Del mar y del río",
      },
      items: [
        {
          name: "Caixote marinho",
        },
        {
          name: "Pargo assado",
          explanation: {
            en: "roast red porgy",
            es: "pargo asado",
          },
        },
        {
          name: "Polvo aplastado",
          explanation: {
            en: "octopus",
            es: "pulpo",
          },
        },
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
      title: {
        pt: "Massa",
        en: "Pasta",
        es: "Pasta",
      },
      items: [
        {
          name: "Nhoque com ossobuco",
          explanation: {
            en: "gnocchi with ossobuco",
            es: "ñoquis con ossobuco",
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
          name: "Baby beef",
          language: "en",
        },
        {
          name: "Master beef",
          language: "en",
          explanation: {
            pt: "contrafilé com osso",
            en: "bone-in striploin",
            es: "lomo bajo con hueso",
          },
        },
        {
          name: "Bife de chorizo",
          cut: "contrafile",
          language: "es",
          explanation: {
            pt: "contrafilé",
            en: "sirloin strip",
          },
        },
        {
          name: "Picanha summus",
          cut: "picanha",
        },
        {
          name: "Tirita de picanha",
          cut: "picanha",
        },
        {
          name: "Denver steak",
          language: "en",
        },
      ],
    },
  ],
  isActive: true,
};
