import type { RestaurantMenus } from "./menu-content.ts";
import {
  COCKTAILS,
  FROM_THE_GRILL,
  FROM_THE_KITCHEN,
  FROM_THE_SEA,
  TO_BEGIN,
} from "./section-titles.ts";

export const rubaiyatChileMenus: RestaurantMenus = {
  slug: "rubaiyat-chile",
  main: {
    sections: [
      {
        title: TO_BEGIN,
        dishes: [
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
          { name: "Burrata" },
        ],
      },
      {
        title: FROM_THE_GRILL,
        dishes: [{ name: "Picanha" }, { name: "Queen beef" }],
      },
      {
        title: FROM_THE_KITCHEN,
        dishes: [
          {
            name: "Panceta crujiente",
            explanation: { pt: "barriga de porco crocante", en: "crisp pork belly" },
          },
        ],
      },
      {
        title: FROM_THE_SEA,
        dishes: [
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
  },
  bar: {
    sections: [
      {
        title: COCKTAILS,
        dishes: [
          {
            name: "Caipirinhas",
            explanation: {
              pt: "em sete versões",
              en: "in seven versions",
              es: "en siete versiones",
            },
          },
        ],
      },
    ],
  },
};
