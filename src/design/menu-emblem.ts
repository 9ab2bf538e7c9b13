export type EmblemName = "bull" | "cutlery" | "fig" | "glass";

const EMBLEMS = {
  bar: "glass",
  dessert: "fig",
  executive: "cutlery",
  feijoada: "cutlery",
  wine: "glass",
} as const satisfies Readonly<Record<string, EmblemName>>;

/** Returns a menu's emblem on its page and PDF; a main menu has its restaurant's. */
export function menuEmblem(kind: "main" | keyof typeof EMBLEMS, restaurant: string): EmblemName {
  if (kind !== "main") return EMBLEMS[kind];
  return restaurant.includes("figueira") ? "fig" : "bull";
}
