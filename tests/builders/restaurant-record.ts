import type { RestaurantRecord } from "#api/restaurants/restaurants.contract.ts";

export function aRestaurantRecord(
  changes: Readonly<Record<string, unknown>> = {},
): RestaurantRecord & Record<string, unknown> {
  return {
    id: "0b0f4f52-6a2d-4d7b-9d6a-3c1d2f0a9e11",
    slug: "casa-do-teste",
    name: "Casa do Teste",
    city: "São Paulo",
    citySlug: "sao-paulo",
    country: "Brasil",
    address: texts("Rua Um, 1", "1 First Street", "Calle Uno, 1"),
    phone: "+551130871399",
    whatsapp: "+5511999990000",
    email: "casa@example.com",
    giftCardUrl: "https://gifts.example/casa",
    coordinates: JSON.stringify({ lat: -23.56, lng: -46.67 }),
    hours: texts("Todos os dias", "Every day", "Todos los días"),
    openingHours: null,
    specialDays: "[]",
    description: texts("Uma casa.", "A restaurant.", "Una casa."),
    heroImage: "/images/house-rubaiyat-rio.webp",
    images: JSON.stringify(["/images/gallery-rubaiyat-rio-1.webp"]),
    menus: JSON.stringify({ main: "https://example.com/menu.pdf", bar: "/menus/bar.pdf" }),
    getin: JSON.stringify({ enabled: true, url: "https://booking.example.com/casa" }),
    features: JSON.stringify(["valet", "garden"]),
    rooms: JSON.stringify([{ name: { pt: "Salão", en: "Hall", es: "Salón" }, capacity: 40 }]),
    mediaKitUrl: "https://example.com/kit.pdf",
    isActive: true,
    ...changes,
  };
}

function texts(pt: string, en: string, es: string): string {
  return JSON.stringify({ pt, en, es });
}
