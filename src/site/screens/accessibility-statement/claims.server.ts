const VISIT = "tests/visit/every-screen.e2e.ts";

/** What the statement says is tested, each with the files of its tests; the rows of the norms name these. */
export const CLAIMS = {
  rules: [VISIT, "tests/visit/panels.e2e.ts"],
  contrast: [VISIT, "tests/visit/contrast.e2e.ts", "tests/architecture/norms.test.ts"],
  keyboard: [
    "tests/journeys/keyboard.e2e.ts",
    VISIT,
    "src/site/layout/header/drop-down.e2e.ts",
    "src/site/layout/header/mobile-menu.e2e.ts",
  ],
  reflow: [VISIT],
  motion: ["src/site/screens/home/hero-film.e2e.ts", VISIT],
  script: ["tests/journeys/without-javascript.e2e.ts", VISIT],
  forms: [
    "src/site/screens/contact/message-form.e2e.ts",
    "src/site/screens/events/quote-form.e2e.ts",
    "src/site/blocks/lead-form/drafts.e2e.ts",
  ],
  titles: ["tests/journeys/crawl.e2e.ts", "src/site/screens/restaurant/restaurant.screen.test.tsx"],
  places: [VISIT],
  carousels: ["src/site/screens/home/home.e2e.ts"],
  heard: ["tests/journeys/heard.e2e.ts"],
  pdf: ["src/pdf/pdf-ua.test.ts"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Claim = keyof typeof CLAIMS;

/** What no program decides was read in the code on this day by the engineers of the site, and by nobody outside. */
export const LOOKED_AT = "2026-11-25";

/** Why an item is open; each has its words in the statement. */
export const GAPS = [
  "menus",
  "map",
  "contrast",
  "targets",
  "focus",
  "links",
  "words",
  "purpose",
  "time",
] as const;
export type Gap = (typeof GAPS)[number];

/**
 * What an item of a norm stands on: claims, with or without a look; "looked" alone; or "none", where the site has nothing to
 * which the item applies.
 */
export interface Evidence {
  readonly by: readonly Claim[] | "looked" | "none";
  /** What is left open of it. */
  readonly gap?: Gap;
}
