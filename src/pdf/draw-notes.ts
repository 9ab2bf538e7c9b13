import { type Texts, textsOf } from "#language/languages.ts";
import type { Listing } from "./draw-dishes.ts";
import {
  allergenLaw,
  selectionLine,
  serviceLines,
  statesAllergens,
} from "#content/schemas/menu-lines.ts";
import type { Sheet } from "./sheet.ts";
import { INK_SOFT } from "#design/palette.ts";
import { COLUMN, LEFT, RIGHT, type TextStyle } from "./style.ts";
import { translationsOf } from "./menu-texts.ts";

const CLOSING_OWN: TextStyle = { font: "italic", size: 9, color: INK_SOFT };
const CLOSING_OTHER: TextStyle = { font: "sans", size: 7.2, color: INK_SOFT };
const CLOSING_GAPS = [3, 1] as const;
const CLOSING_SPACE = 6;

/** Draws when and how the menu is served, and returns the end. */
export function drawNote(sheet: Sheet, listing: Listing, top: number): number {
  const { content, inks } = listing;
  const own: TextStyle = { font: "italic", size: 14, color: inks.text, lineGap: 2 };
  const other: TextStyle = { font: "sans", size: 8.5, color: INK_SOFT, lineGap: 1.5 };
  const service = textsOf((language) => serviceLines(content, language));
  const lines: Partial<Texts>[] = service.pt.map((pt, at) => {
    return { pt, en: service.en[at] ?? "", es: service.es[at] ?? "" };
  });
  if (content.note !== null) lines.push(content.note);
  if (lines.length === 0) return top;
  let y = top;
  for (const texts of lines) {
    y = drawTexts(sheet, listing, texts, { own, other, x: COLUMN, y, gaps: [6, 2] }) + 8;
  }
  return y + 16;
}

export function closingHeight(sheet: Sheet, listing: Listing): number {
  const height = closingTexts(listing).reduce((total, texts) => {
    return total + CLOSING_SPACE + textsHeight(sheet, listing, texts);
  }, 0);
  return height + CLOSING_SPACE;
}

/** Draws the closing lines, the last one ending at `bottom`. */
export function drawClosing(sheet: Sheet, listing: Listing, bottom: number): void {
  let y = bottom - closingHeight(sheet, listing) + CLOSING_SPACE;
  for (const texts of closingTexts(listing)) {
    const styles = { own: CLOSING_OWN, other: CLOSING_OTHER };
    y = drawTexts(sheet, listing, texts, { ...styles, x: LEFT, y, gaps: CLOSING_GAPS });
    y += CLOSING_SPACE;
  }
}

function closingTexts({ content, country }: Listing): Texts[] {
  return [
    ...(content.isComplete ? [] : [textsOf(selectionLine)]),
    ...(statesAllergens(content) ? [textsOf((language) => allergenLaw(country, language))] : []),
  ];
}

function textsHeight(sheet: Sheet, { languages }: Listing, texts: Texts): number {
  return translationsOf(texts, languages).reduce((total, [, text], at) => {
    const style = at === 0 ? CLOSING_OWN : CLOSING_OTHER;
    return total + sheet.heightOf(text, style, RIGHT - LEFT) + CLOSING_GAPS[at === 0 ? 0 : 1];
  }, 0);
}

/** Draws the languages below each other, the first in its own style, and returns the end. */
function drawTexts(
  sheet: Sheet,
  { languages }: Listing,
  texts: Partial<Texts>,
  place: {
    readonly own: TextStyle;
    readonly other: TextStyle;
    readonly x: number;
    readonly y: number;
    readonly gaps: readonly [number, number];
  },
): number {
  const { own, other, x, gaps } = place;
  let y = place.y;
  for (const [at, [language, text]] of translationsOf(texts, languages).entries()) {
    const style = at === 0 ? own : other;
    const line = { text, language, x, y, width: RIGHT - x, style };
    y += sheet.write(sheet.root, line) + (at === 0 ? gaps[0] : gaps[1]);
  }
  return y;
}
