import { HOURS_BY_PHONE } from "./placeholder-hours.ts";
import type { RestaurantContent } from "../kinds/restaurant.ts";

export const cabanaLasLilas: RestaurantContent = {
  slug: "cabana-las-lilas",
  name: "Cabaña Las Lilas",
  city: "Buenos Aires",
  citySlug: "buenos-aires",
  country: "Argentina",
  address: {
    pt: "Av. Alicia Moreau de Justo 516, Dique 4, Puerto Madero, C1107AAL Buenos Aires, Argentina",
    en: "Av. Alicia Moreau de Justo 516, Dique 4, Puerto Madero, C1107AAL Buenos Aires, Argentina",
    es: "Av. Alicia Moreau de Justo 516, Dique 4, Puerto Madero, C1107AAL Buenos Aires, Argentina",
  },
  phone: "+541143131336",
  whatsapp: null,
  email: "restaurant@restlaslilas.com.ar",
  giftCardUrl: null,
  coordinates: { lat: -34.6036314, lng: -58.3670505 },
  hours: HOURS_BY_PHONE,
  openingHours: null,
  description: {
    pt:
      "Em Puerto Madero, diante da marina do Dique 4, Cabaña Las Lilas abriu em 1995. Nasceu " +
      "da sociedade entre Belarmino Fernández Iglesias, fundador do Rubaiyat, e Estancias y " +
      "Cabaña Las Lilas, família de criadores na quarta geração. De lá vêm os novilhos Angus " +
      "e Hereford, cuja carne matura 21 dias.\n\n" +
      "Por dentro, madeira, ferro e couro, com cozinha e parrilla abertas e um forno de " +
      "barro. A varanda espaçosa dá para o dique, perto do Puente de la Mujer e da fragata " +
      "Sarmiento. À mesa chegam a focaccia de alecrim e a provoleta; depois ojo de bife, bife " +
      "ancho, asado de tira, vacío. Na adega, mais de 300 rótulos. Para terminar, flã com " +
      "doce de leite.",
    en:
      "In Puerto Madero, facing the marina of Dique 4, Cabaña Las Lilas opened in 1995. It " +
      "grew out of a partnership between Belarmino Fernández Iglesias, the founder of " +
      "Rubaiyat, and Estancias y Cabaña Las Lilas, a family of breeders in its fourth " +
      "generation. The beef comes from their Angus and Hereford steers, and is matured for 21 " +
      "days.\n\n" +
      "Inside, wood, iron and leather, an open kitchen and parrilla, and a clay oven. The " +
      "roomy terrace looks on to the dock, near the Puente de la Mujer and the frigate " +
      "Sarmiento. Rosemary focaccia and provoleta come first, then ojo de bife, bife ancho, " +
      "asado de tira and vacío. The cellar holds over 300 labels. To finish, flan with dulce " +
      "de leche.",
    es:
      "En Puerto Madero, frente a la marina del Dique 4, Cabaña Las Lilas abrió en 1995. " +
      "Nació de la sociedad entre Belarmino Fernández Iglesias, fundador de Rubaiyat, y " +
      "Estancias y Cabaña Las Lilas, familia de criadores en su cuarta generación. De allí " +
      "llegan los novillos Angus y Hereford, cuya carne madura 21 días.\n\n" +
      "Por dentro, madera, hierro y cuero, con la cocina y la parrilla a la vista y un horno " +
      "de barro. La terraza, amplia, da al dique, cerca del Puente de la Mujer y de la " +
      "fragata Sarmiento. Primero, focaccia de romero y provoleta; después, ojo de bife, bife " +
      "ancho, asado de tira y vacío. En la bodega, más de 300 etiquetas. Para terminar, flan " +
      "con dulce de leche.",
  },

  heroImage: "/images/house-cabana-las-lilas.webp",
  images: [
    "/images/gallery-cabana-las-lilas-1.webp",
    "/images/gallery-cabana-las-lilas-2.webp",
    "/images/gallery-cabana-las-lilas-3.webp",
  ],
  menus: null,
  getin: { enabled: false, url: "" },
  features: ["wine-cellar", "terrace", "panoramic-view", "parrilla"],
  awards: [
    {
      year: {
        pt: "2024 e 2025",
        en: "2024 and 2025",
        es: "2024 y 2025",
      },
      giver: {
        pt: "Guia Michelin",
        en: "Michelin Guide",
        es: "Guía Michelin",
      },
      text: {
        pt: "Na seleção do guia",
        en: "In the Guide’s selection",
        es: "En la selección de la guía",
      },
    },
    {
      year: {
        pt: "Desde 2007",
        en: "Since 2007",
        es: "Desde 2007",
      },
      giver: {
        pt: "Wine Spectator",
        en: "Wine Spectator",
        es: "Wine Spectator",
      },
      text: {
        pt: "Premiada todos os anos",
        en: "An award every year",
        es: "Premiada todos los años",
      },
    },
  ],
  figures: [
    {
      value: {
        pt: "7.000",
        en: "7,000",
        es: "7.000",
      },
      text: {
        pt: "garrafas na adega",
        en: "bottles in the cellar",
        es: "botellas en la bodega",
      },
      source: "TN, 2025",
    },
    {
      value: {
        pt: "300",
        en: "300",
        es: "300",
      },
      text: {
        pt: "rótulos ou mais",
        en: "labels or more",
        es: "etiquetas o más",
      },
      source: "TN, 2025",
    },
    {
      value: {
        pt: "21",
        en: "21",
        es: "21",
      },
      text: {
        pt: "dias de maturação",
        en: "days of ageing",
        es: "días de maduración",
      },
      source: "Rincón Bon Vivant",
    },
  ],
  rooms: [],
  mediaKitUrl: "",
  isActive: true,
  isClosed: null,
};
