import { EMBER_DEEP, FIG_DEEP, INK, NIGHT } from "#design/palette.ts";
import { FIG_TREE_RESTAURANT } from "#design/themes.ts";

/** Points per millimetre. */
const MM = 72 / 25.4;

/** A narrow sheet. Lengths are points from the top left corner. */
export const PAGE = { width: 148 * MM, height: 260 * MM } as const;
export const LEFT = 42;
export const RIGHT = PAGE.width - 42;
/** Section titles are left of it, dishes right. */
export const COLUMN = 152;
/** The end of lists; rule and contact lines are below. */
export const BODY_END = PAGE.height - 86;

const SIGNS = ["noto-sans-math.ttf"] as const;
const SERIF = [["noto-serif.ttf"], ["noto-serif-georgian.ttf"], SIGNS] as const;
const ITALIC = [["noto-serif-italic.ttf"], ["noto-serif-georgian.ttf"], SIGNS] as const;
const SANS = [["noto-sans.ttf"], ["noto-sans-georgian.ttf"], SIGNS] as const;

/** The typeface of each style, in two files, then fallback families. */
export const FONTS = {
  display: [["fraunces-display.ttf", "fraunces-display-ext.ttf"], ...SERIF],
  serif: [["fraunces-text.ttf", "fraunces-text-ext.ttf"], ...SERIF],
  italic: [["fraunces-italic.ttf", "fraunces-italic-ext.ttf"], ...ITALIC],
  sans: [["figtree-regular.ttf", "figtree-regular-ext.ttf"], ...SANS],
  label: [["figtree-semibold.ttf", "figtree-semibold-ext.ttf"], ...SANS],
} as const;
export type FontName = keyof typeof FONTS;

export interface Inks {
  readonly text: string;
  readonly accent: string;
}

const EMBER_INKS: Inks = { text: INK, accent: EMBER_DEEP };
const FIG_TREE_INKS: Inks = { text: NIGHT, accent: FIG_DEEP };

export function inksOf(slug: string): Inks {
  return slug === FIG_TREE_RESTAURANT ? FIG_TREE_INKS : EMBER_INKS;
}

export interface TextStyle {
  readonly font: FontName;
  readonly size: number;
  readonly color: string;
  /** Added between lines, in points. */
  readonly lineGap?: number;
  /** Added between letters, in points. */
  readonly tracking?: number;
}
