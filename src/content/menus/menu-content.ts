import type { Texts } from "#language/languages.ts";
import type { MenuKind } from "../shapes/restaurant-content.ts";

/** One line of a menu. No prices: none that is public is recent enough to print. */
export interface MenuDish {
  /** The dish's own name, as the restaurant writes it, whatever the reader's language. */
  readonly name: string;
  /** What it is, in those languages in which the name does not say so already. */
  readonly explanation?: Partial<Texts>;
}

export interface MenuSection {
  readonly title: Texts;
  readonly dishes: readonly MenuDish[];
}

/** What public sources support of one menu of one restaurant. */
export interface MenuContent {
  /** When and how it is served, as one sentence without a full stop. */
  readonly note?: Texts;
  readonly sections: readonly MenuSection[];
}

/** The menus of one restaurant; a kind of which nothing is known is left out. */
export type RestaurantMenus = { readonly slug: string } & Readonly<
  Partial<Record<MenuKind, MenuContent>>
>;
