import type { MenuKind } from "#content/kinds/restaurant.ts";

/** Returns the path of a menu's PDF: `/menus/rubaiyat-madrid-main.pdf` (rule 3.8). */
export function menuPath(slug: string, kind: MenuKind): string {
  return `/menus/${encodeURIComponent(slug)}-${kind}.pdf`;
}

/** Returns the menu's configured URL, else its generated PDF (rule 3.8). */
export function menuUrl(
  restaurant: {
    readonly slug: string;
    readonly menus: Readonly<Partial<Record<MenuKind, string>>> | null;
  },
  kind: MenuKind,
): string {
  return restaurant.menus?.[kind] || menuPath(restaurant.slug, kind);
}
