import type { RestaurantContent } from "../kinds/restaurant.ts";

export const rubaiyatMadrid: RestaurantContent = {
  slug: "rubaiyat-madrid",
  name: "Rubaiyat Madrid",
  city: "Madrid",
  citySlug: "madrid",
  country: "Espanha",
  address: {
    pt: "Calle de Juan Ramón Jiménez, 37, Chamartín, 28036 Madrid, Espanha",
    en: "Calle de Juan Ramón Jiménez, 37, Chamartín, 28036 Madrid, Spain",
    es: "Calle de Juan Ramón Jiménez, 37, Chamartín, 28036 Madrid, España",
  },
  phone: "+34913591000",
  whatsapp: null,
  email: "gerencia@rubaiyat.es",
  giftCardUrl: null,
  coordinates: { lat: 40.4611292, lng: -3.6868811 },
  // Written from the structured hours, which two public sources agree on (2018, 2021).
  hours: { pt: "", en: "", es: "" },
  openingHours: {
    timeZone: "Europe/Madrid",
    weekly: [
      {
        days: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
        opens: "13:30",
        closes: "16:00",
      },
      {
        days: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday"],
        opens: "20:30",
        closes: "23:30",
      },
    ],
    exceptions: [],
    validFrom: "",
    validUntil: "",
  },
  description: {
    pt:
      "Na Calle de Juan Ramón Jiménez, em Chamartín, o Rubaiyat acendeu a sua grelha " +
      "madrilenha em 2006. Para os vinte anos, em 2025, Alejandra Pombo redesenhou a casa: " +
      "madeiras nobres, tecidos naturais, luz quente, a grelha aberta para o salão e a adega " +
      "em evidência. O terraço ajardinado funciona o ano inteiro.\n\n" +
      "No cardápio, picanha, bife de chorizo, baby beef, entraña e filé, com master beef " +
      "maturado, molejas, chorizo criollo, besugo e batatas suflê. O forno a lenha dá até " +
      "doze pães por dia; o bar, as caipirinhas. Nos sábados da estação fria há feijoada. A " +
      "casa tem salas privativas e manobrista.",
    en:
      "On Calle de Juan Ramón Jiménez, in Chamartín, Rubaiyat lit its Madrid grill in 2006. " +
      "For the twentieth anniversary, in 2025, Alejandra Pombo redesigned the restaurant: " +
      "fine woods, natural fabrics, warm light, the grill open to the room and the cellar on " +
      "show. The garden terrace is in use all year round.\n\n" +
      "On the menu: picanha, bife de chorizo, baby beef, skirt steak and fillet, with aged " +
      "master beef, sweetbreads, chorizo criollo, sea bream and soufflé potatoes. Up to " +
      "twelve breads a day come from a wood-fired oven, the caipirinhas from the bar. On " +
      "Saturdays in the colder months there is feijoada. There are private rooms and valet " +
      "parking.",
    es:
      "En la calle de Juan Ramón Jiménez, en Chamartín, Rubaiyat encendió su parrilla " +
      "madrileña en 2006. Para los veinte años, en 2025, Alejandra Pombo rediseñó la casa: " +
      "maderas nobles, tejidos naturales, luz cálida, la parrilla abierta a la sala y la " +
      "bodega a la vista. La terraza ajardinada está abierta todo el año.\n\n" +
      "La carta reúne picanha, bife de chorizo, baby beef, entraña y solomillo, con master " +
      "beef madurado, mollejas, chorizo criollo, besugo y patatas suflé. Del horno de leña " +
      "salen hasta doce panes al día; de la barra, las caipirinhas. Los sábados de la " +
      "temporada fría hay feijoada. La casa tiene salones privados y aparcacoches.",
  },

  heroImage: "/images/house-rubaiyat-madrid.webp",
  images: [
    "/images/gallery-rubaiyat-madrid-1.webp",
    "/images/gallery-rubaiyat-madrid-2.webp",
    "/images/gallery-rubaiyat-madrid-3.webp",
  ],
  menus: null,
  getin: { enabled: false, url: "" },
  features: [
    "valet",
    "wine-cellar",
    "garden",
    "private-rooms",
    "terrace",
    "parrilla",
    "private-events",
  ],
  awards: null,
  figures: [
    {
      value: {
        pt: "350",
        en: "350",
        es: "350",
      },
      text: {
        pt: "vinhos ou mais, de dez países",
        en: "wines or more, from ten countries",
        es: "vinos o más, de diez países",
      },
      source: "esMADRID",
    },
    {
      value: {
        pt: "12",
        en: "12",
        es: "12",
      },
      text: {
        pt: "pães por dia, no máximo, do forno a lenha",
        en: "breads a day, at most, from the wood oven",
        es: "panes al día, como máximo, del horno de leña",
      },
      source: "esMADRID",
    },
    {
      value: {
        pt: "80",
        en: "80",
        es: "80",
      },
      text: {
        pt: "lugares no terraço, aproximadamente",
        en: "seats on the terrace, approximately",
        es: "plazas en la terraza, aproximadamente",
      },
      source: "Sir Loving Food, 2012",
    },
  ],
  rooms: [],
  mediaKitUrl: "",
  isActive: true,
  isClosed: null,
};
