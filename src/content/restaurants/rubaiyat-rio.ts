import { HOURS_BY_MESSAGE } from "./placeholder-hours.ts";
import type { RestaurantContent } from "../kinds/restaurant.ts";

export const rubaiyatRio: RestaurantContent = {
  slug: "rubaiyat-rio",
  name: "Rubaiyat Rio",
  city: "Rio de Janeiro",
  citySlug: "rio-de-janeiro",
  country: "Brasil",
  address: {
    pt: "Jockey Club Brasileiro, Rua Jardim Botânico, Rio de Janeiro – RJ, Brasil",
    en: "Jockey Club Brasileiro, Rua Jardim Botânico, Rio de Janeiro – RJ, Brazil",
    es: "Jockey Club Brasileiro, Rua Jardim Botânico, Rio de Janeiro – RJ, Brasil",
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
      "Dentro do Jockey Club Brasileiro, diante do Jardim Botânico, o Rubaiyat Rio tem à sua " +
      "frente a pista de corridas, as palmeiras-imperiais e o Cristo Redentor. Abriu em junho " +
      "de 2014, com projeto de Marcos Perazzo e Miguel Pinto Guimarães: tijolo, vidro, " +
      "madeira e ferro, e uma varanda larga de pedra portuguesa ao lado da pista.\n\n" +
      "Parrilla aberta, adega vertical e frutos do mar sobre o gelo. O cardápio começa pelo " +
      "carpaccio de vieiras com cítricos e mostarda, pelo tiradito e pelo ceviche; segue com " +
      "picanha e filé mignon, arroz biro-biro e farofa Rubaiyat. Para eventos, um salão anexo " +
      "recebe até 120 convidados. Há estacionamento e manobrista.",
    en:
      "Inside the Jockey Club Brasileiro, across from the Botanical Garden, Rubaiyat Rio " +
      "looks out on the racecourse, the imperial palms and Christ the Redeemer. It opened in " +
      "June 2014 to a design by Marcos Perazzo and Miguel Pinto Guimarães: brick, glass, wood " +
      "and iron, with a wide veranda of Portuguese stone beside the track.\n\n" +
      "An open parrilla, a tall wine cellar, seafood on ice. Begin with scallop carpaccio " +
      "with citrus and mustard, tiradito or ceviche; go on to picanha or filé mignon, with " +
      "arroz biro-biro and farofa Rubaiyat. For private events, an annexe hall holds up to " +
      "120 guests. There is parking, with a valet.",
    es:
      "Dentro del Jockey Club Brasileiro, frente al Jardín Botánico, Rubaiyat Rio mira a la " +
      "pista de carreras, a las palmeras imperiales y al Cristo Redentor. Abrió en junio de " +
      "2014 con proyecto de Marcos Perazzo y Miguel Pinto Guimarães: ladrillo, vidrio, madera " +
      "y hierro, y una terraza amplia de piedra portuguesa al borde de la pista.\n\n" +
      "Parrilla abierta, bodega vertical y mariscos sobre hielo. La carta empieza con el " +
      "carpaccio de vieiras con cítricos y mostaza, el tiradito y el ceviche; sigue con la " +
      "picanha y el filé mignon, el arroz biro-biro y la farofa Rubaiyat. Para eventos, un " +
      "salón anexo recibe hasta 120 invitados. Hay estacionamiento y aparcacoches.",
  },

  heroImage: "/images/house-rubaiyat-rio.webp",
  images: [
    "/images/gallery-rubaiyat-rio-1.webp",
    "/images/gallery-rubaiyat-rio-2.webp",
    "/images/experience-almoco-no-jockey.webp",
  ],
  menus: null,
  getin: { enabled: false, url: "" },
  features: ["valet", "wine-cellar", "terrace", "panoramic-view", "parrilla", "private-events"],
  awards: null,
  figures: [
    {
      value: {
        pt: "240",
        en: "240",
        es: "240",
      },
      text: {
        pt: "lugares",
        en: "seats",
        es: "plazas",
      },
      source: "Maior Viagem",
    },
    {
      value: {
        pt: "1.400\u00A0m²",
        en: "1,400\u00A0m²",
        es: "1.400\u00A0m²",
      },
      text: {
        pt: "ao lado da pista, aproximadamente",
        en: "beside the track, approximately",
        es: "junto a la pista, aproximadamente",
      },
      source: "Lu Lacerda, 2014",
    },
    {
      value: {
        pt: "120",
        en: "120",
        es: "120",
      },
      text: {
        pt: "convidados no salão anexo, no máximo",
        en: "guests in the annexe hall, at most",
        es: "invitados en el salón anexo, como máximo",
      },
      source: "Maior Viagem",
    },
  ],
  rooms: [{ name: { pt: "Salão anexo", en: "Annexe hall", es: "Salón anexo" }, capacity: 120 }],
  mediaKitUrl: "",
  isActive: true,
  isClosed: null,
};
