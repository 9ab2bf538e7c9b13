import type { MenuContent, MenuItem, MenuSection } from "#content/kinds/menu.ts";
import { type Language, type Texts, textsOf } from "#language/languages.ts";
import {
  allergenLines,
  dietLine,
  dishName,
  priceLine,
  sizeLines,
  statesAllergens,
  wineLine,
} from "#content/schemas/menu-lines.ts";
import type { Sheet } from "./sheet.ts";
import { INK_SOFT } from "#design/palette.ts";
import { COLUMN, type Inks, LEFT, RIGHT, type TextStyle } from "./style.ts";
import type { SectionHeight, SectionPart } from "./plan-pages.ts";
import { translationsOf } from "./menu-texts.ts";

const TITLE_SIZE = 12;
const NAME_SIZE = 13;
/** The display face's ascent in ems, which aligns two sizes on one baseline. */
const ASCENT = 0.978;
const DISH_GAP = 6.5;
export const SECTION_GAP = 20;
const TITLE_WIDTH = COLUMN - LEFT - 8;
const DISH_WIDTH = RIGHT - COLUMN;
/** Between two translations on one line. */
const RUN_GAP = 13;
const PRICE_GAP = 12;

export type ShownMenu = Pick<
  MenuContent,
  "language" | "isComplete" | "validFrom" | "validThrough" | "service" | "note" | "sections"
>;

export interface Listing {
  readonly content: ShownMenu;
  readonly country: string;
  /** The restaurant's own language first. */
  readonly languages: readonly Language[];
  readonly inks: Inks;
  /** 1 for a full list; a short one is larger. */
  readonly scale: number;
}

interface Run {
  readonly text: string;
  readonly language: Language;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export function sectionHeights(sheet: Sheet, listing: Listing): SectionHeight[] {
  return listing.content.sections.map((section) => ({
    title: titleHeight(sheet, listing, section),
    items: section.items.map((item) => itemHeight(sheet, listing, item) + DISH_GAP * listing.scale),
    gap: SECTION_GAP * listing.scale,
  }));
}

/** Draws a section or its part on a page, and returns its end. */
export function drawSection(
  sheet: Sheet,
  listing: Listing,
  part: SectionPart,
  top: number,
): number {
  const { languages, scale, content } = listing;
  const section = content.sections[part.section];
  if (section === undefined) return top;
  let y = top;
  if (part.from === 0) {
    y += ASCENT * (NAME_SIZE * scale - TITLE_SIZE);
    for (const [index, [language, text]] of translationsOf(section.title, languages).entries()) {
      const style = titleStyle(listing, index);
      const tag = index === 0 ? "H2" : "P";
      const line = { text, style, x: LEFT, y, width: TITLE_WIDTH, tag, language };
      y += sheet.write(sheet.root, line) + titleGap(index);
    }
  }
  const titleEnd = y;
  y = top;
  const list = sheet.group(sheet.root, "L");
  for (const item of section.items.slice(part.from, part.to)) {
    drawItem(sheet, listing, list, item, y);
    y += itemHeight(sheet, listing, item) + DISH_GAP * scale;
  }
  list.end();
  return Math.max(y, titleEnd) + SECTION_GAP * scale;
}

function drawItem(
  sheet: Sheet,
  listing: Listing,
  list: PDFKit.PDFStructureElement,
  item: MenuItem,
  top: number,
): void {
  const element = sheet.group(list, "LI");
  const body = sheet.group(element, "LBody");
  const language = item.language ?? listing.content.language;
  const name = { text: dishName(item), style: nameStyle(listing), x: COLUMN, y: top };
  const width = nameWidth(sheet, listing, item);
  const y = top + sheet.write(body, { ...name, width, language });
  const price = priceOf(listing, item);
  if (price !== "") {
    const priceWidth = DISH_WIDTH - width - PRICE_GAP;
    const at = {
      x: RIGHT - priceWidth,
      y: top + ASCENT * (NAME_SIZE - PRICE_SIZE) * listing.scale,
    };
    sheet.write(body, {
      text: price,
      style: priceStyle(listing),
      ...at,
      width: priceWidth,
    });
  }
  const style = explanationStyle(listing);
  for (const run of flow(sheet, listing, item).runs) {
    if (run.x > 0) {
      const dot = { x: COLUMN + run.x - RUN_GAP / 2 - 0.5, y: y + run.y + style.size * 0.62 };
      sheet.decorate(() => sheet.doc.circle(dot.x, dot.y, 0.8).fill(listing.inks.accent));
    }
    sheet.write(body, { ...run, style, x: COLUMN + run.x, y: y + run.y });
  }
  body.end();
  element.end();
}

function textsBelow(content: ShownMenu, item: MenuItem): Partial<Texts>[] {
  const allergens = statesAllergens(content)
    ? textsOf((language) => allergenLines(item, language))
    : { pt: [], en: [], es: [] };
  return [
    textsOf((language) => wineLine(item, language)),
    item.explanation ?? {},
    item.portion ?? {},
    textsOf((language) => {
      const sizes = sizeLines(item, content, language);
      return sizes.map(({ text }) => text).join(" · ");
    }),
    textsOf((language) => dietLine(item, language)),
    ...allergens.pt.map((pt, at) => ({
      pt,
      en: allergens.en[at] ?? "",
      es: allergens.es[at] ?? "",
    })),
  ];
}

/** Sets the translations of each text side by side while the line has room. */
function flow(sheet: Sheet, listing: Listing, item: MenuItem): { runs: Run[]; height: number } {
  const style = explanationStyle(listing);
  const runs: Run[] = [];
  let y = 1;
  for (const texts of textsBelow(listing.content, item)) {
    let x = 0;
    let lineHeight = 0;
    for (const [language, text] of translationsOf(texts, listing.languages)) {
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
    y += lineHeight;
  }
  return { runs, height: runs.length === 0 ? 0 : y };
}

function itemHeight(sheet: Sheet, listing: Listing, item: MenuItem): number {
  const width = nameWidth(sheet, listing, item);
  const name = sheet.heightOf(dishName(item), nameStyle(listing), width);
  return name + flow(sheet, listing, item).height;
}

function priceOf({ content, languages }: Listing, item: MenuItem): string {
  return priceLine(item, content, languages[0] ?? "pt");
}

/** Returns the width beside the price; several currencies may wrap to keep the name's room. */
function nameWidth(sheet: Sheet, listing: Listing, item: MenuItem): number {
  const price = priceOf(listing, item);
  if (price === "") return DISH_WIDTH;
  const priceWidth = Math.min(sheet.widthOf(price, priceStyle(listing)) + 1, DISH_WIDTH / 2);
  return DISH_WIDTH - priceWidth - PRICE_GAP;
}

function titleHeight(sheet: Sheet, listing: Listing, section: MenuSection): number {
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

const PRICE_SIZE = 9.5;

function priceStyle({ inks, scale }: Listing): TextStyle {
  return { font: "sans", size: PRICE_SIZE * Math.min(scale, 1.2), color: inks.text };
}

function explanationStyle({ scale }: Listing): TextStyle {
  return { font: "sans", size: 8 * Math.min(scale, 1.2), color: INK_SOFT };
}
