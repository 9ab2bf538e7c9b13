// tools/building/colours-plugin.ts writes each colour into the style sheet: EMBER_DEEP is `--color-ember-deep` there, and
// `text-ember-deep` as a class.

export const INK = "#14110f";
export const INK_SOFT = "#5a5148";
export const NIGHT = "#0b1730";
export const NIGHT_LINE = "#2c3b5c";
export const PAPER = "#f6f1e7";
export const BONE = "#e9e0cf";
export const EMBER = "#b4461f";
export const EMBER_DEEP = "#96371a";
/** For rules and emblems, never for text. */
export const GOLD = "#b08d4f";
export const GOLD_DEEP = "#957338";
export const FIG = "#1f4a8c";
export const FIG_DEEP = "#183b70";
export const WHITE = "#ffffff";
export const BLACK = "#000000";
