import { HOURS_BY_PHONE } from "./placeholder-hours.ts";
import type { RestaurantContent } from "../kinds/restaurant.ts";

export const rubaiyatBrasilia: RestaurantContent = {
  slug: "rubaiyat-brasilia",
  name: "Rubaiyat Brasília",
  city: "Brasília",
  citySlug: "brasilia",
  country: "Brasil",
  address: {
    pt: "Setor de Clubes Esportivos Sul (SCES), Trecho 1, Brasília – DF, Brasil",
    en: "Setor de Clubes Esportivos Sul (SCES), Trecho 1, Brasília – DF, Brazil",
    es: "Setor de Clubes Esportivos Sul (SCES), Trecho 1, Brasília – DF, Brasil",
  },
  phone: "+556134435000",
  whatsapp: null,
  email: "",
  giftCardUrl: null,
  coordinates: { lat: -15.82663, lng: -47.88718 },
  hours: HOURS_BY_PHONE,
  openingHours: null,
  description: {
    pt:
      "À margem do Lago Paranoá, no Setor de Clubes Esportivos Sul, o Rubaiyat Brasília abriu " +
      "em 2013. O salão é amplo, a varanda se abre sobre a água, e o lago fica à vista " +
      "durante toda a refeição.\n\n" +
      "A cozinha parte das carnes grelhadas, servidas à la carte. O cardápio traz também o " +
      "robalo com aspargos e o frango ao alecrim. No fim do ano, o clássico é o baby pork: " +
      "leitão assado que vem da fazenda Rubaiyat, em Mato Grosso do Sul. A carta de vinhos " +
      "reúne cerca de 700 rótulos. Há salas privativas para uma conversa reservada, e manobrista.",
    en:
      "The restaurant opened in 2013 on the shore of Lake Paranoá, among the clubs of the " +
      "southern lakeside. The dining room is large, the veranda opens over the water, and the " +
      "lake stays in view.\n\n" +
      "The kitchen starts from grilled meat, served à la carte. The menu also brings sea bass " +
      "with asparagus and chicken with rosemary. Towards the end of the year the classic is " +
      "baby pork: roast suckling pig from the Rubaiyat farm in Mato Grosso do Sul. The wine " +
      "list runs to some 700 labels. There are private rooms for a quiet conversation, and valet parking.",
    es:
      "A orillas del lago Paranoá, en el sector de clubes del sur, Rubaiyat Brasília abrió en " +
      "2013. El salón es amplio, la terraza se abre sobre el agua y el lago queda a la vista " +
      "durante toda la comida.\n\n" +
      "La cocina parte de las carnes a la parrilla, servidas a la carta. También hay robalo " +
      "con espárragos y pollo al romero. A fin de año, el clásico es el baby pork: cochinillo " +
      "asado que llega de la hacienda Rubaiyat, en Mato Grosso do Sul. La carta de vinos " +
      "reúne unas 700 etiquetas. Hay salones privados para una conversación tranquila, y aparcacoches.",
  },

  heroImage: "/images/house-rubaiyat-brasilia.webp",
  images: [
    "/images/gallery-rubaiyat-brasilia-1.webp",
    "/images/gallery-rubaiyat-brasilia-2.webp",
    "/images/gallery-rubaiyat-brasilia-3.webp",
  ],
  menus: null,
  getin: { enabled: false, url: "" },
  features: ["valet", "private-rooms", "terrace", "panoramic-view"],
  awards: null,
  figures: null,
  rooms: [],
  mediaKitUrl: "",
  isActive: true,
  isClosed: null,
};
