import { HOURS_BY_MESSAGE } from "./placeholder-hours.ts";
import type { RestaurantContent } from "../kinds/restaurant.ts";

export const emporioFigueira: RestaurantContent = {
  slug: "emporio-figueira",
  name: "Empório Figueira",
  city: "São Paulo",
  citySlug: "sao-paulo",
  country: "Brasil",
  address: {
    pt: "",
    en: "",
    es: "",
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
      "O Empório Figueira leva a figueira no nome e é uma das casas do grupo em São Paulo, a " +
      "cidade do primeiro Rubaiyat, onde estão também A Figueira e o Rubaiyat Faria Lima.\n\n" +
      "Para planejar a visita, escreva para nós.",
    en:
      "Empório Figueira carries the fig tree in its name. It is one of the group’s " +
      "restaurants in São Paulo, the city of the first Rubaiyat, alongside A Figueira and " +
      "Rubaiyat Faria Lima.\n\n" +
      "To plan a visit, write to us.",
    es:
      "Empório Figueira lleva la higuera en el nombre. Es una de las casas del grupo en São " +
      "Paulo, la ciudad del primer Rubaiyat, donde están también A Figueira y Rubaiyat Faria " +
      "Lima.\n\n" +
      "Para preparar su visita, escríbanos.",
  },

  heroImage: "/images/house-emporio-figueira.webp",
  images: [
    "/images/gallery-emporio-figueira-1.webp",
    "/images/gallery-emporio-figueira-2.webp",
    "/images/gallery-emporio-figueira-3.webp",
  ],
  menus: null,
  getin: { enabled: false, url: "" },
  features: [],
  awards: null,
  figures: null,
  rooms: [],
  mediaKitUrl: "",
  isActive: true,
  isClosed: null,
};
