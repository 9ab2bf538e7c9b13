import type { MenuContent, MenuDish, MenuSection } from "#content/menus/menu-content.ts";
import type { Language } from "#language/languages.ts";
import type { MenuSheet } from "./menu-sheet.ts";
import { INK_SOFT } from "#design/palette.ts";
import { COLUMN, type Inks, LEFT, RIGHT, type TextStyle } from "./menu-style.ts";
import { translationsOf } from "./translations.ts";

const TITLE_SIZE = 12;
const NAME_SIZE = 13;
/** Of the display face, in ems: what brings two sizes of it to one baseline. */
const ASCENT = 0.978;
const DISH_GAP = 6.5;
export const SECTION_GAP = 20;
const TITLE_WIDTH = COLUMN - LEFT - 8;
const DISH_WIDTH = RIGHT - COLUMN;
/** Between two languages of an explanation that share a line. */
const RUN_GAP = 13;

export interface Listing {
  readonly content: MenuContent;
  /** The restaurant's own language first. */
  readonly languages: readonly Language[];
  readonly inks: Inks;
  /** 1 for a full list; a short one is set larger. */
  readonly scale: number;
}

interface Run {
  readonly text: string;
  readonly language: Language;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The height of each section, with the space after it. */
export function sectionHeights(sheet: MenuSheet, listing: Listing): number[] {
  return listing.content.sections.map((section) => {
    const list = section.dishes.reduce(
      (sum, dish) => sum + dishHeight(sheet, listing, dish) + DISH_GAP * listing.scale,
      0,
    );
    return Math.max(list, titleHeight(sheet, listing, section)) + SECTION_GAP * listing.scale;
  });
}

/** Draws one section and returns where the next one begins. */
export function drawSection(
  sheet: MenuSheet,
  listing: Listing,
  section: MenuSection,
  top: number,
): number {
  const { languages, scale } = listing;
  let y = top + ASCENT * (NAME_SIZE * scale - TITLE_SIZE);
  for (const [index, [language, text]] of translationsOf(section.title, languages).entries()) {
    const style = titleStyle(listing, index);
    const tag = index === 0 ? "H2" : "P";
    const line = { text, style, x: LEFT, y, width: TITLE_WIDTH, tag, language };
    y += sheet.write(sheet.root, line) + titleGap(index);
  }
  const titleEnd = y;
  y = top;
  const list = sheet.group(sheet.root, "L");
  for (const dish of section.dishes) {
    drawDish(sheet, listing, list, dish, y);
    y += dishHeight(sheet, listing, dish) + DISH_GAP * scale;
  }
  list.end();
  return Math.max(y, titleEnd) + SECTION_GAP * scale;
}

function drawDish(
  sheet: MenuSheet,
  listing: Listing,
  list: PDFKit.PDFStructureElement,
  dish: MenuDish,
  top: number,
): void {
  const item = sheet.group(list, "LI");
  const body = sheet.group(item, "LBody");
  const [own] = listing.languages;
  const name = { text: dish.name, style: nameStyle(listing), x: COLUMN, y: top, width: DISH_WIDTH };
  const y = top + sheet.write(body, { ...name, tag: "P", ...(own && { language: own }) });
  const style = explanationStyle(listing);
  const { runs } = flow(sheet, listing, dish);
  for (const run of runs) {
    if (run.x > 0) {
      const dot = { x: COLUMN + run.x - RUN_GAP / 2 - 0.5, y: y + run.y + style.size * 0.62 };
      sheet.decorate(() => sheet.doc.circle(dot.x, dot.y, 0.8).fill(listing.inks.accent));
    }
    sheet.write(body, { ...run, style, x: COLUMN + run.x, y: y + run.y, tag: "P" });
  }
  body.end();
  item.end();
}

/** Sets the languages of an explanation side by side as far as the line allows. */
function flow(sheet: MenuSheet, listing: Listing, dish: MenuDish): { runs: Run[]; height: number } {
  const style = explanationStyle(listing);
  const runs: Run[] = [];
  let x = 0;
  let y = 1;
  let lineHeight = 0;
  for (const [language, text] of translationsOf(dish.explanation ?? {}, listing.languages)) {
    const width = sheet.widthOf(text, style) + 1;
    if (x > 0 && x + width > DISH_WIDTH) {
      x = 0;
      y += lineHeight;
    }
    const room = Math.min(width, DISH_WIDTH);
    lineHeight = sheet.heightOf(text, style, room);
    runs.push({ text, language, x, y, width: room });
    x += width + RUN_GAP;
  }
  return { runs, height: runs.length === 0 ? 0 : y + lineHeight };
}

function dishHeight(sheet: MenuSheet, listing: Listing, dish: MenuDish): number {
  const name = sheet.heightOf(dish.name, nameStyle(listing), DISH_WIDTH);
  return name + flow(sheet, listing, dish).height;
}

function titleHeight(sheet: MenuSheet, listing: Listing, section: MenuSection): number {
  return translationsOf(section.title, listing.languages).reduce(
    (sum, [, text], index) =>
      sum + sheet.heightOf(text, titleStyle(listing, index), TITLE_WIDTH) + titleGap(index),
    0,
  );
}

function titleGap(index: number): number {
  return index === 0 ? 3 : 1;
}

function titleStyle({ inks }: Listing, index: number): TextStyle {
  return index === 0
    ? { font: "italic", size: TITLE_SIZE, color: inks.accent }
    : { font: "sans", size: 7.5, color: INK_SOFT };
}

function nameStyle({ inks, scale }: Listing): TextStyle {
  return { font: "serif", size: NAME_SIZE * scale, color: inks.text, lineGap: -1 };
}

function explanationStyle({ scale }: Listing): TextStyle {
  return { font: "sans", size: 8 * Math.min(scale, 1.2), color: INK_SOFT };
}
