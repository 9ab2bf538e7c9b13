import { HOURS_BY_MESSAGE } from "./placeholder-hours.ts";
import type { RestaurantContent } from "../kinds/restaurant.ts";

export const rubaiyatChile: RestaurantContent = {
  slug: "rubaiyat-chile",
  name: "Rubaiyat Chile",
  city: "Santiago",
  citySlug: "santiago",
  country: "Chile",
  address: {
    pt: "Av. Nueva Costanera, Vitacura, Santiago, Chile",
    en: "Av. Nueva Costanera, Vitacura, Santiago, Chile",
    es: "Av. Nueva Costanera, Vitacura, Santiago, Chile",
  },
  phone: "",
  whatsapp: null,
  email: "",
  giftCardUrl: null,
  coordinates: { lat: 0, lng: 0 },
  hours: HOURS_BY_MESSAGE,
  openingHours: null,
  description: {
    pt:
      "Na Avenida Nueva Costanera, em Vitacura, o Rubaiyat chegou a Santiago no começo de " +
      "2016, num edifício construído para recebê-lo. Por dentro, madeira, ferro e couro, em " +
      "linhas claras e modernas; um bar acolhedor e uma vitrine com os cortes. A grelha e o " +
      "forno de pedra ditam o passo da cozinha.\n\n" +
      "O prato mais conhecido é o carpaccio de portobello com pinoli e azeite de trufa. " +
      "Depois vêm a picanha, o queen beef e outros cortes de Angus, Hereford e Wagyu. O mar " +
      "também tem o seu lugar: locos grelhados, fideuá com camarões e açafrão, tataki de " +
      "salmão com merengue de maracujá. Para beber, caipirinhas.",
    en:
      "On Avenida Nueva Costanera, in Vitacura, Rubaiyat came to Santiago in early 2016, in a " +
      "building made for it. Inside, wood, iron and leather in clear, modern lines; a " +
      "welcoming bar and a display of the cuts. A grill and a stone oven set the pace of the " +
      "kitchen.\n\n" +
      "The best-known dish is the portobello carpaccio with pine nuts and truffle oil. After " +
      "it come picanha, queen beef and other cuts of Angus, Hereford and Wagyu. The sea has " +
      "its place too: grilled locos, the Chilean abalone; fideuá with prawns and saffron; " +
      "salmon tataki with passion-fruit meringue. To drink, caipirinhas.",
    es:
      "En la avenida Nueva Costanera, en Vitacura, Rubaiyat llegó a Santiago a comienzos de " +
      "2016, en un edificio construido para recibirlo. Por dentro, madera, hierro y cuero en " +
      "líneas claras y modernas; un bar acogedor y una vitrina con los cortes. La parrilla y " +
      "el horno de piedra marcan el paso de la cocina.\n\n" +
      "El plato más conocido es el carpaccio de portobello con piñones y aceite de trufa. " +
      "Después llegan la picanha, el queen beef y otros cortes de Angus, Hereford y Wagyu. El " +
      "mar también tiene su lugar: locos a la parrilla, fideuá con langostinos y azafrán, " +
      "tataki de salmón con merengue de maracuyá. Para beber, caipirinhas.",
  },

  heroImage: "/images/house-rubaiyat-chile.webp",
  images: ["/images/gallery-rubaiyat-chile-1.webp", "/images/experience-grelha-em-vitacura.webp"],
  menus: null,
  getin: { enabled: false, url: "" },
  features: ["parrilla"],
  awards: [
    {
      year: {
        pt: "2018",
        en: "2018",
        es: "2018",
      },
      giver: {
        pt: "Círculo de Críticos",
        en: "Círculo de Críticos",
        es: "Círculo de Críticos",
      },
      text: {
        pt: "Prêmio ao serviço",
        en: "Prize for service",
        es: "Premio al servicio",
      },
    },
  ],
  figures: [
    {
      value: {
        pt: "15",
        en: "15",
        es: "15",
      },
      text: {
        pt: "cortes no cardápio, na abertura",
        en: "cuts on the menu at the opening",
        es: "cortes en la carta, en la apertura",
      },
      source: "AméricaEconomía, 2016",
    },
    {
      value: {
        pt: "7",
        en: "7",
        es: "7",
      },
      text: {
        pt: "caipirinhas diferentes",
        en: "different caipirinhas",
        es: "caipirinhas distintas",
      },
      source: "Where Lunch, 2023",
    },
  ],
  rooms: [],
  mediaKitUrl: "",
  isActive: true,
  isClosed: null,
};
