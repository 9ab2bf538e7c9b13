import type { RestaurantCardData } from "#site/blocks/restaurant-card/restaurant-card-data.ts";

/** A restaurant as a card shows it, with everything known. */
export function aCard(changes: Partial<RestaurantCardData> = {}): RestaurantCardData {
  return {
    slug: "rubaiyat-madrid",
    name: "Rubaiyat Madrid",
    city: "Madrid",
    citySlug: "madrid",
    country: "Espanha",
    image: "/images/house-rubaiyat-madrid.webp",
    address: { text: "Calle de Juan Ramón Jiménez, 37", language: "pt" },
    opening: undefined,
    hours: { text: "Todos os dias", language: "pt" },
    phone: "+34913591000",
    bookingUrl: undefined,
    ...changes,
  };
}
