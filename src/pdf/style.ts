import { EMBER_DEEP, FIG_DEEP, INK, NIGHT } from "#design/palette.ts";
import { FIG_TREE_RESTAURANT } from "#design/themes.ts";

/** Points per millimetre. */
const MM = 72 / 25.4;

/** A narrow sheet, as a menu in the hand. Lengths are points from the top left corner. */
export const PAGE = { width: 148 * MM, height: 260 * MM } as const;
export const LEFT = 42;
export const RIGHT = PAGE.width - 42;
/** The narrow column of section titles is left of it, the dishes right. */
export const COLUMN = 152;
/** Lists end here; the rule and the contact lines are below. */
export const BODY_END = PAGE.height - 86;

export const FONTS = {
  display: "fraunces-display.ttf",
  serif: "fraunces-text.ttf",
  italic: "fraunces-italic.ttf",
  sans: "figtree-regular.ttf",
  label: "figtree-semibold.ttf",
} as const;

export interface Inks {
  readonly text: string;
  readonly accent: string;
}

const EMBER_INKS: Inks = { text: INK, accent: EMBER_DEEP };
const FIG_TREE_INKS: Inks = { text: NIGHT, accent: FIG_DEEP };

/** The restaurant under the fig tree has its own theme on the site, and so in print. */
export function inksOf(slug: string): Inks {
  return slug === FIG_TREE_RESTAURANT ? FIG_TREE_INKS : EMBER_INKS;
}

export interface TextStyle {
  readonly font: keyof typeof FONTS;
  readonly size: number;
  readonly color: string;
  /** Added between lines, in points. */
  readonly lineGap?: number;
  /** Added between letters, in points. */
  readonly tracking?: number;
}
