import { HOURS_BY_MESSAGE } from "./placeholder-hours.ts";
import type { RestaurantContent } from "./restaurant-content.ts";

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
  email: "",
  coordinates: { lat: 0, lng: 0 },
  hours: HOURS_BY_MESSAGE,
  description: {
    pt:
      "O Empório Figueira leva a figueira no nome e é uma das casas do grupo em São Paulo, " +
      "cidade onde o primeiro Rubaiyat abriu em 1957 e onde estão também A Figueira Rubaiyat " +
      "e o Rubaiyat Faria Lima.\n\n" +
      "Esta página ainda é breve: endereço, telefone e cardápio entram aqui assim que a casa " +
      "os confirmar. Até lá, escreva pelo formulário de contato e conte o que procura. A " +
      "equipe do grupo responde e orienta a sua visita.",
    en:
      "Empório Figueira carries the fig tree in its name. It is one of the group’s houses in " +
      "São Paulo, the city where the first Rubaiyat opened in 1957, and where A Figueira " +
      "Rubaiyat and Rubaiyat Faria Lima also stand.\n\n" +
      "This page is still a short one: address, telephone and menu will appear here as soon " +
      "as the house confirms them. Until then, write to us through the contact form and tell " +
      "us what you are looking for. The group’s team will answer and help you plan a visit.",
    es:
      "Empório Figueira lleva la higuera en el nombre. Es una de las casas del grupo en São " +
      "Paulo, la ciudad donde el primer Rubaiyat abrió en 1957 y donde están también A " +
      "Figueira Rubaiyat y Rubaiyat Faria Lima.\n\n" +
      "Esta página todavía es breve: la dirección, el teléfono y la carta aparecerán aquí en " +
      "cuanto la casa los confirme. Mientras tanto, el formulario de contacto es el mejor " +
      "camino para hacer una consulta. El equipo del grupo responde y ayuda a preparar la " +
      "visita.",
  },
  heroImage: "/images/house-emporio-figueira.jpg",
  images: [
    "/images/gallery-emporio-figueira-1.jpg",
    "/images/gallery-emporio-figueira-2.jpg",
    "/images/gallery-emporio-figueira-3.jpg",
  ],
  menus: null,
  getin: { enabled: false, url: "" },
  features: [],
  rooms: [],
  mediaKitUrl: "",
  isActive: true,
};
