import type { RestaurantMenus } from "./menu-content.ts";
import {
  BREAD,
  CELLAR,
  COCKTAILS,
  FROM_THE_GRILL,
  FROM_THE_SEA,
  SWEETS,
  TO_ACCOMPANY,
  TO_BEGIN,
} from "./section-titles.ts";

export const rubaiyatMadridMenus: RestaurantMenus = {
  slug: "rubaiyat-madrid",
  main: {
    sections: [
      {
        title: BREAD,
        dishes: [
          {
            name: "Panes del horno de leña",
            explanation: {
              pt: "pães do forno a lenha, até doze por dia",
              en: "breads from the wood oven, up to twelve a day",
              es: "hasta doce cada día",
            },
          },
        ],
      },
      {
        title: TO_BEGIN,
        dishes: [
          {
            name: "Ceviche de lubina",
            explanation: {
              pt: "ceviche de robalo com granita de caipirinha",
              en: "sea bass ceviche with caipirinha granita",
              es: "con granizado de caipirinha",
            },
          },
          { name: "Steak tartar" },
          {
            name: "Empanadas de solomillo",
            explanation: { pt: "empanadas de filé", en: "fillet empanadas" },
          },
          {
            name: "Dados de tapioca",
            explanation: { en: "tapioca cubes" },
          },
          { name: "Chorizo criollo" },
          { name: "Mollejas", explanation: { pt: "molejas", en: "sweetbreads" } },
        ],
      },
      {
        title: FROM_THE_GRILL,
        dishes: [
          { name: "Picanha" },
          { name: "Baby beef" },
          { name: "Queen beef" },
          {
            name: "Master beef",
            explanation: {
              pt: "maturado de 40 a 60 dias",
              en: "aged for 40 to 60 days",
              es: "madurado de 40 a 60 días",
            },
          },
          { name: "Bife de chorizo" },
          { name: "Entraña", explanation: { en: "skirt steak" } },
          { name: "Solomillo", explanation: { pt: "filé", en: "fillet" } },
          { name: "Tomahawk" },
          { name: "T-bone" },
          {
            name: "Hamburguesa de wagyu",
            explanation: { pt: "hambúrguer de wagyu", en: "wagyu burger" },
          },
        ],
      },
      {
        title: FROM_THE_SEA,
        dishes: [
          { name: "Besugo", explanation: { en: "sea bream" } },
          { name: "Chipirón", explanation: { pt: "lula pequena", en: "baby squid" } },
        ],
      },
      {
        title: TO_ACCOMPANY,
        dishes: [
          { name: "Patatas suflé", explanation: { pt: "batatas suflê", en: "soufflé potatoes" } },
        ],
      },
    ],
  },
  bar: {
    sections: [
      {
        title: COCKTAILS,
        dishes: [{ name: "Caipirinha" }],
      },
      {
        title: CELLAR,
        dishes: [
          {
            name: "Vinos",
            explanation: {
              pt: "vinhos: mais de 350 referências de dez países",
              en: "wines: more than 350 from ten countries",
              es: "más de 350 referencias de diez países",
            },
          },
        ],
      },
    ],
  },
  dessert: {
    sections: [
      {
        title: SWEETS,
        dishes: [
          {
            name: "Tarta de Santiago",
            explanation: { pt: "torta de amêndoas galega", en: "Galician almond tart" },
          },
          {
            name: "Panqueques de dulce de leche",
            explanation: { pt: "panquecas de doce de leite", en: "dulce de leche pancakes" },
          },
          { name: "Quindim" },
          {
            name: "Tarta de queso con helado de guayaba",
            explanation: {
              pt: "cheesecake com sorvete de goiaba",
              en: "cheesecake with guava ice cream",
            },
          },
          {
            name: "Tarta fina de manzana",
            explanation: { pt: "torta fina de maçã", en: "thin apple tart" },
          },
        ],
      },
    ],
  },
  feijoada: {
    note: {
      pt: "Aos sábados da estação fria, a partir de novembro",
      en: "On Saturdays in the colder months, from November",
      es: "Los sábados de la temporada fría, desde noviembre",
    },
    sections: [
      {
        title: { pt: "À mesa", en: "At the table", es: "A la mesa" },
        dishes: [
          {
            name: "Feijoada",
            explanation: {
              pt: "feijão preto e carne de porco, à brasileira",
              en: "black beans and pork, the Brazilian way",
              es: "frijoles negros y cerdo, a la brasileña",
            },
          },
        ],
      },
    ],
  },
};
