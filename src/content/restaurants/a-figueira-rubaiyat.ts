import { HOURS_BY_PHONE } from "./placeholder-hours.ts";
import type { RestaurantContent } from "../kinds/restaurant.ts";

export const aFigueiraRubaiyat: RestaurantContent = {
  slug: "a-figueira-rubaiyat",
  name: "A Figueira Rubaiyat",
  city: "São Paulo",
  citySlug: "sao-paulo",
  country: "Brasil",
  address: {
    pt: "Rua Haddock Lobo, 1738, Jardim Paulista, São Paulo – SP, 01414-002, Brasil",
    en: "Rua Haddock Lobo, 1738, Jardim Paulista, São Paulo – SP, 01414-002, Brazil",
    es: "Rua Haddock Lobo, 1738, Jardim Paulista, São Paulo – SP, 01414-002, Brasil",
  },
  phone: "+551130871399",
  whatsapp: null,
  email: "",
  giftCardUrl: null,
  coordinates: { lat: -23.56539, lng: -46.66957 },
  hours: HOURS_BY_PHONE,
  openingHours: null,
  description: {
    pt:
      "A Figueira abriu em junho de 2001, à sombra de uma figueira-de-bengala plantada, " +
      "estima-se, na década de 1890, quando o lugar ainda era uma chácara. A copa mede cerca " +
      "de 46 metros de diâmetro. O salão tem teto de vidro, os galhos se estendem sobre as " +
      "mesas e uma névoa fina de água desce da copa.\n\n" +
      "Sete grandes círculos de vidro, abertos numa parede de tijolo aparente, deixam ver a " +
      "cozinha: a grelha e quatro fornos de barro a lenha. O primeiro cardápio foi de Francis " +
      "Mallmann; Paola Carosella trabalhou na mesma cozinha. Hoje ele vai do mar ao pasto, " +
      "com caixote marinho, pargo assado e polvo aplastado de um lado; baby beef, bife de " +
      "chorizo e picanha summus do outro. Às quartas e aos sábados, no almoço, há feijoada em " +
      "bufê. Os vinhos repousam numa adega climatizada, junto à entrada. Estamos nos Jardins, " +
      "perto da Rua Oscar Freire.",
    en:
      "A Figueira opened in June 2001 beneath a Bengal fig thought to have been planted in " +
      "the 1890s, when this was still a smallholding. The crown is some 46 metres " +
      "across. The dining room has a glass roof, the branches reach out over the tables, and " +
      "a fine mist of water drifts down from the canopy.\n\n" +
      "Seven large circles of glass, set in a bare brick wall, look into the kitchen: the " +
      "grill, and four clay ovens fired with wood. Francis Mallmann wrote the first menu; " +
      "Paola Carosella worked in the same kitchen. Today the menu runs from sea to pasture, " +
      "with caixote marinho, roast pargo and polvo aplastado on one side, and baby beef, bife " +
      "de chorizo and picanha summus on the other. At lunch on Wednesdays and Saturdays there " +
      "is a feijoada buffet. The wines rest in a climate-controlled cellar by the entrance. " +
      "You will find us in Jardins, close to Rua Oscar Freire.",
    es:
      "A Figueira abrió en junio de 2001 bajo una higuera de Bengala que, según se estima, se " +
      "plantó en la década de 1890, cuando el lugar era todavía una quinta. La copa mide " +
      "unos 46 metros de diámetro. El salón tiene techo de cristal, las ramas se extienden " +
      "sobre las mesas y una fina niebla de agua baja de la copa.\n\n" +
      "Siete grandes círculos de cristal, abiertos en un muro de ladrillo visto, dejan ver la " +
      "cocina: la parrilla y cuatro hornos de barro a leña. La primera carta fue de Francis " +
      "Mallmann; Paola Carosella trabajó en la misma cocina. Hoy la carta va del mar al " +
      "campo: caixote marinho, pargo asado y pulpo aplastado por un lado; baby beef, bife de " +
      "chorizo y picanha summus por el otro. Los miércoles y los sábados, en el almuerzo, hay " +
      "feijoada en bufé. Los vinos reposan en una bodega climatizada, junto a la entrada. " +
      "Estamos en Jardins, cerca de la Rua Oscar Freire.",
  },

  heroImage: "/images/house-a-figueira-rubaiyat.webp",
  images: [
    "/images/gallery-a-figueira-rubaiyat-1.webp",
    "/images/gallery-a-figueira-rubaiyat-2.webp",
    "/images/gallery-a-figueira-rubaiyat-3.webp",
  ],
  menus: null,
  getin: { enabled: false, url: "" },
  features: ["wine-cellar", "garden", "parrilla", "private-events"],
  awards: [
    {
      year: {
        pt: "2026",
        en: "2026",
        es: "2026",
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
        pt: "2024",
        en: "2024",
        es: "2024",
      },
      giver: {
        pt: "World’s 101 Best Steak Restaurants",
        en: "World’s 101 Best Steak Restaurants",
        es: "World’s 101 Best Steak Restaurants",
      },
      text: {
        pt: "91º lugar; naquele ano, o único do Brasil",
        en: "91st place; that year, the only one in Brazil",
        es: "Puesto 91; ese año, el único de Brasil",
      },
    },
    {
      year: {
        pt: "2023",
        en: "2023",
        es: "2023",
      },
      giver: {
        pt: "World’s 101 Best Steak Restaurants",
        en: "World’s 101 Best Steak Restaurants",
        es: "World’s 101 Best Steak Restaurants",
      },
      text: {
        pt: "50º lugar",
        en: "50th place",
        es: "Puesto 50",
      },
    },
    {
      year: {
        pt: "2010",
        en: "2010",
        es: "2010",
      },
      giver: {
        pt: "Wine Spectator",
        en: "Wine Spectator",
        es: "Wine Spectator",
      },
      text: {
        pt: "Best of Award of Excellence, pelo sexto ano seguido",
        en: "Best of Award of Excellence, for the sixth year running",
        es: "Best of Award of Excellence, por sexto año consecutivo",
      },
    },
  ],
  figures: [
    {
      value: {
        pt: "46\u00A0m",
        en: "46\u00A0m",
        es: "46\u00A0m",
      },
      text: {
        pt: "de copa, aproximadamente",
        en: "across the crown, approximately",
        es: "de copa, aproximadamente",
      },
      source: "Página do grupo sobre a figueira",
    },
    {
      value: {
        pt: "600\u00A0°C",
        en: "600\u00A0°C",
        es: "600\u00A0°C",
      },
      text: {
        pt: "nos fornos a lenha",
        en: "in the wood-fired ovens",
        es: "en los hornos de leña",
      },
      source: "O Estado de S. Paulo, 2001",
    },
    {
      value: {
        pt: "7.000",
        en: "7,000",
        es: "7.000",
      },
      text: {
        pt: "garrafas ou mais na adega, por volta de 2009",
        en: "bottles or more in the cellar, around 2009",
        es: "botellas o más en la bodega, hacia 2009",
      },
      source: "Tripfactory, por volta de 2009",
    },
  ],
  rooms: [],
  mediaKitUrl: "",
  isActive: true,
  isClosed: null,
};
