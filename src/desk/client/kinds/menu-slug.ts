import type { MenuKind } from "#content/kinds/restaurant.ts";
import { MENU_WORDS } from "./restaurant-words.ts";

const KINDS = Object.keys(MENU_WORDS) as readonly MenuKind[];

/** The restaurant and the kind that a menu's slug names; undefined where it names none. */
export function menuOf(slug: string) {
  const kind = KINDS.find((one) => slug.endsWith(`-${one}`));
  return kind && { restaurant: slug.slice(0, -kind.length - 1), kind };
}
