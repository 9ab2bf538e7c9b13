import type { MenuKind } from "#content/kinds/restaurant.ts";

/** The path of the PDF of a restaurant's menu: `/menus/rubaiyat-madrid-main.pdf` (rule 3.8). */
export function menuPath(slug: string, kind: MenuKind): string {
  return `/menus/${encodeURIComponent(slug)}-${kind}.pdf`;
}

/** The menu's own URL if one is configured, else the PDF this server draws (rule 3.8). */
export function menuUrl(
  restaurant: {
    readonly slug: string;
    readonly menus: Readonly<Partial<Record<MenuKind, string>>> | null;
  },
  kind: MenuKind,
): string {
  return restaurant.menus?.[kind] || menuPath(restaurant.slug, kind);
}
