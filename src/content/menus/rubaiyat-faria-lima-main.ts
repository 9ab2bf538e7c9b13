import type { MenuContent } from "../kinds/menu.ts";

export const rubaiyatFariaLimaMain: MenuContent = {
  slug: "rubaiyat-faria-lima-main",
  restaurant: "rubaiyat-faria-lima",
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
          name: "Pão de queijo",
          explanation: {
            en: "Brazilian cheese bread",
            es: "pan de queso brasileño",
          },
        },
        {
          name: "Pães da casa",
          explanation: {
            en: "house breads",
            es: "panes de la casa",
          },
        },
        {
          name: "Carpaccio",
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
          name: "Queen beef",
          language: "en",
          explanation: {
            pt: "para duas pessoas",
            en: "for two",
            es: "para dos personas",
          },
        },
        {
          name: "Bife ancho",
          cut: "bife-ancho",
          language: "es",
          explanation: {
            pt: "entrecôte",
            en: "ribeye",
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
          name: "Ojo de bife",
          cut: "bife-ancho",
          language: "es",
          explanation: {
            pt: "miolo do entrecôte",
            en: "the heart of the ribeye",
          },
        },
        {
          name: "Picanha summus",
          cut: "picanha",
        },
      ],
    },
    {
      title: {
        pt: "Do mar",
        en: "From the sea",
        es: "Del mar",
      },
      items: [
        {
          name: "Camarão à grega",
          explanation: {
            en: "prawns à grega",
            es: "langostinos à grega",
          },
        },
        {
          name: "Salmão grelhado",
          explanation: {
            en: "grilled salmon",
            es: "salmón a la parrilla",
          },
        },
      ],
    },
  ],
  isActive: true,
};
