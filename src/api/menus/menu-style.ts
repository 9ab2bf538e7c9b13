/** Points per millimetre. */
const MM = 72 / 25.4;

/** A narrow sheet, as a menu in the hand. Lengths are points from the top left corner. */
export const PAGE = { width: 148 * MM, height: 260 * MM } as const;
export const LEFT = 42;
export const RIGHT = PAGE.width - 42;
/** The narrow column of section titles stands left of it, the dishes right. */
export const COLUMN = 152;
/** Lists end here; below stand the rule and the contact lines. */
export const BODY_END = PAGE.height - 86;

export const FONTS = {
  display: "fraunces-display.ttf",
  serif: "fraunces-text.ttf",
  italic: "fraunces-italic.ttf",
  sans: "figtree-regular.ttf",
  label: "figtree-semibold.ttf",
} as const;

/** The palette of the site's design; gold is for rules and emblems, never for text. */
export const GOLD = "#b08d4f";
export const PAPER = "#f6f1e7";
export const MUTED = "#5a5148";

export interface Inks {
  readonly text: string;
  readonly accent: string;
}

const EMBER_INKS: Inks = { text: "#14110f", accent: "#96371a" };
const NIGHT_INKS: Inks = { text: "#0b1730", accent: "#183b70" };

/** The restaurant under the fig tree has its own theme on the site, and so in print. */
export function inksOf(slug: string): Inks {
  return slug === "a-figueira-rubaiyat" ? NIGHT_INKS : EMBER_INKS;
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
