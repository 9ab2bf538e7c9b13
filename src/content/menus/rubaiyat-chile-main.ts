import type { MenuContent } from "../kinds/menu.ts";

export const rubaiyatChileMain: MenuContent = {
  slug: "rubaiyat-chile-main",
  restaurant: "rubaiyat-chile",
  kind: "main",
  language: "es",
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
          name: "Carpaccio de portobello",
          explanation: {
            pt: "com pinoli e azeite de trufa",
            en: "with pine nuts and truffle oil",
            es: "con piñones y aceite de trufa",
          },
        },
        {
          name: "Tataki de salmón",
          explanation: {
            pt: "tataki de salmão com merengue de maracujá",
            en: "salmon tataki with passion-fruit meringue",
            es: "con merengue de maracuyá",
          },
        },
        {
          name: "Burrata",
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
          language: "pt",
          explanation: {
            en: "rump cap",
            es: "tapilla",
          },
        },
        {
          name: "Queen beef",
          language: "en",
        },
      ],
    },
    {
      title: {
        pt: "Da cozinha",
        en: "From the kitchen",
        es: "De la cocina",
      },
      items: [
        {
          name: "Panceta crujiente",
          explanation: {
            pt: "barriga de porco crocante",
            en: "crisp pork belly",
          },
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
          name: "Locos a la parrilla",
          explanation: {
            pt: "locos grelhados, o abalone chileno",
            en: "grilled locos, the Chilean abalone",
          },
        },
        {
          name: "Fideuá",
          explanation: {
            pt: "com camarões e açafrão",
            en: "with prawns and saffron",
            es: "con langostinos y azafrán",
          },
        },
      ],
    },
  ],
  isActive: true,
};
