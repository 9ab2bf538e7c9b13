import type { LayoutData, LayoutRestaurant } from "#site/layout/layout-data.ts";

function aLayoutRestaurant(changes: Partial<LayoutRestaurant> = {}): LayoutRestaurant {
  return {
    slug: "casa-1",
    name: "Casa 1",
    city: "Madrid",
    citySlug: "madrid",
    country: "Espanha",
    address: { text: "Rua Um, 1", language: "pt" },
    phone: { text: "+34 913 59 10 00", dialled: "+34913591000" },
    ...changes,
  };
}

/** A layout with this many restaurants: Casa 1, Casa 2, … */
export function aLayout(restaurantCount: number, changes: Partial<LayoutData> = {}): LayoutData {
  return {
    siteUrl: "https://www.example.com",
    siteName: "Grupo Rubaiyat",
    restaurants: Array.from({ length: restaurantCount }, (_, index) =>
      aLayoutRestaurant({ slug: `casa-${index + 1}`, name: `Casa ${index + 1}` }),
    ),
    contact: { phone: { text: "" }, email: "" },
    social: { instagram: "", facebook: "", youtube: "", linkedin: "", tiktok: "" },
    ...changes,
  };
}
