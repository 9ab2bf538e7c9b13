import {
  BONE,
  EMBER,
  EMBER_DEEP,
  FIG,
  INK,
  INK_SOFT,
  NIGHT,
  NIGHT_LINE,
  PAPER,
} from "./palette.ts";

/** The restaurant with the fig-tree theme (rule 2.8). */
export const FIG_TREE_RESTAURANT = "a-figueira-rubaiyat";

/**
 * Colours by role; every pair used for text meets WCAG AA. A `-rgb` variant holds three numbers for
 * `rgb(var(--ink-rgb) / 0.5)`, because older browsers lack `color-mix`.
 */
type Theme = Readonly<Record<`--${string}`, string>>;

const EMBER_THEME: Theme = {
  "--surface": PAPER,
  "--surface-alt": BONE,
  "--text": INK,
  "--muted": INK_SOFT,
  "--line": "#d8ccb4",
  "--action": EMBER,
  "--action-deep": EMBER_DEEP,
  "--link": EMBER_DEEP,
  "--field": "#857a68",
  "--error": EMBER_DEEP,
  "--ink-rgb": INK,
};

const FIG_TREE_THEME: Theme = {
  "--surface": NIGHT,
  "--surface-alt": "#101f3f",
  "--text": PAPER,
  "--muted": "#c3c8d6",
  "--line": NIGHT_LINE,
  "--action": FIG,
  "--action-deep": "#2a5aa6",
  "--link": "#d9bd86",
  "--field": "#9a8f7f",
  "--error": "#f2a488",
};

/** A dark band on any theme: photographs, footer, calls to action. */
const DARK_BAND: Theme = {
  "--surface": INK,
  "--surface-alt": "#1f1a16",
  "--text": PAPER,
  "--muted": "#cdc3b3",
  "--line": "#3a322a",
  "--link": "#e0c692",
  "--field": "#9a8f7f",
  "--error": "#f2a488",
};

const FIG_TREE_DARK_BAND: Theme = {
  "--surface": "#081124",
  "--surface-alt": "#0d1a35",
  "--line": NIGHT_LINE,
};

export const THEMES: readonly (readonly [selector: string, theme: Theme])[] = [
  [":root", EMBER_THEME],
  [".theme-night", FIG_TREE_THEME],
  [".on-dark", DARK_BAND],
  [".theme-night .on-dark", FIG_TREE_DARK_BAND],
];
