import { HOURS_BY_PHONE } from "./placeholder-hours.ts";
import type { RestaurantContent } from "../kinds/restaurant.ts";

export const rubaiyatFariaLima: RestaurantContent = {
  slug: "rubaiyat-faria-lima",
  name: "Rubaiyat Faria Lima",
  city: "São Paulo",
  citySlug: "sao-paulo",
  country: "Brasil",
  address: {
    pt: "Av. Brigadeiro Faria Lima, 2954, São Paulo – SP, Brasil",
    en: "Av. Brigadeiro Faria Lima, 2954, São Paulo – SP, Brazil",
    es: "Av. Brigadeiro Faria Lima, 2954, São Paulo – SP, Brasil",
  },
  phone: "+551131658888",
  whatsapp: null,
  email: "",
  giftCardUrl: null,
  coordinates: { lat: 0, lng: 0 },
  hours: HOURS_BY_PHONE,
  openingHours: null,
  description: {
    pt:
      "Na Avenida Brigadeiro Faria Lima desde os anos 1970, a casa já se chamou Baby Beef " +
      "Rubaiyat, e o baby beef continua na grelha. Uma reforma assinada por Fernando Iglesias " +
      "elevou o teto e abriu o salão a jardins internos. A luz do dia entra por janelas " +
      "amplas e encontra mesas de madeira escura e cadeiras de couro.\n\n" +
      "A grelha fica à vista: master beef, bife ancho, ojo de bife, picanha summus e o queen " +
      "beef, para duas pessoas. Da cozinha vêm ainda o carpaccio, o camarão à grega, o salmão " +
      "grelhado e o pão de queijo. Atrás do bar da entrada, uma adega envidraçada guarda " +
      "cerca de 700 rótulos. Às quartas e aos sábados, no almoço, há feijoada completa, com boa parte das " +
      "carnes vinda da fazenda do grupo.",
    en:
      "On Avenida Brigadeiro Faria Lima since the 1970s, this restaurant was once called Baby " +
      "Beef Rubaiyat, and baby beef is still on the grill. A renovation by Fernando Iglesias " +
      "raised the ceiling and opened the room to inner gardens. Daylight comes through broad " +
      "windows and falls on dark wooden tables and leather chairs.\n\n" +
      "The grill works in full view: master beef, bife ancho, ojo de bife, picanha summus, " +
      "and the queen beef, for two. The kitchen also sends out carpaccio, prawns à grega, " +
      "grilled salmon and pão de queijo. Behind the bar by the entrance, a glazed cellar " +
      "keeps some 700 labels. On Wednesdays and Saturdays lunch is a complete feijoada, with much " +
      "of its meat from the group’s own farm.",
    es:
      "En la avenida Brigadeiro Faria Lima desde la década de 1970, la casa se llamó antes " +
      "Baby Beef Rubaiyat, y el baby beef sigue en la parrilla. Una reforma firmada por " +
      "Fernando Iglesias elevó el techo y abrió el salón a jardines interiores. La luz del " +
      "día entra por grandes ventanales y cae sobre mesas de madera oscura y sillas de cuero.\n\n" +
      "La parrilla está a la vista: master beef, bife ancho, ojo de bife, picanha summus y el " +
      "queen beef, para dos personas. De la cocina llegan también el carpaccio, los " +
      "langostinos à grega, el salmón a la parrilla y el pão de queijo. Tras la barra de la " +
      "entrada, una bodega acristalada guarda unas 700 etiquetas. Los miércoles y los sábados, en el " +
      "almuerzo, hay feijoada completa, con buena parte de las carnes de la hacienda del " +
      "grupo.",
  },

  heroImage: "/images/house-rubaiyat-faria-lima.webp",
  images: [
    "/images/gallery-rubaiyat-faria-lima-1.webp",
    "/images/gallery-rubaiyat-faria-lima-2.webp",
    "/images/gallery-rubaiyat-faria-lima-3.webp",
  ],
  menus: null,
  getin: { enabled: false, url: "" },
  features: ["wine-cellar", "garden", "parrilla"],
  awards: [
    {
      year: {
        pt: "2023",
        en: "2023",
        es: "2023",
      },
      giver: {
        pt: "Folha de S.Paulo, O Melhor de São Paulo",
        en: "Folha de S.Paulo, O Melhor de São Paulo",
        es: "Folha de S.Paulo, O Melhor de São Paulo",
      },
      text: {
        pt: "Melhor feijoada completa da cidade",
        en: "Best complete feijoada in the city",
        es: "Mejor feijoada completa de la ciudad",
      },
    },
  ],
  figures: null,
  rooms: [],
  mediaKitUrl: "",
  isActive: true,
  isClosed: null,
};
