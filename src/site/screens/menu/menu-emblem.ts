import type { MenuKind } from "#api/restaurants/restaurants.contract.ts";
import { FIG_TREE_RESTAURANT } from "#design/themes.ts";

const EMBLEMS: Readonly<Record<Exclude<MenuKind, "main">, string>> = {
  bar: "/images/emblem-glass.svg",
  dessert: "/images/emblem-fig.svg",
  executive: "/images/emblem-cutlery.svg",
  feijoada: "/images/emblem-cutlery.svg",
};

/** The same emblem as in the head of the menu's PDF. */
export function menuEmblem(kind: MenuKind, restaurant: string): string {
  if (kind !== "main") return EMBLEMS[kind];
  return restaurant === FIG_TREE_RESTAURANT ? "/images/emblem-fig.svg" : "/images/emblem-bull.svg";
}
