import type { Listing } from "./draw-dishes.ts";
import type { MenuSheet } from "./menu-sheet.ts";
import { INK_SOFT } from "#design/palette.ts";
import { COLUMN, LEFT, RIGHT, type TextStyle } from "./menu-style.ts";
import { A_SELECTION } from "./menu-texts.ts";
import { translationsOf } from "./translations.ts";

/** What {@link drawSelectionLine} takes, in points. */
export const SELECTION_HEIGHT = 36;

/** When and how the menu is served, over its list; returns where the list begins. */
export function drawNote(sheet: MenuSheet, listing: Listing, top: number): number {
  const { content, languages, inks } = listing;
  if (content.note === undefined) return top;
  const own: TextStyle = { font: "italic", size: 14, color: inks.text, lineGap: 2 };
  const other: TextStyle = { font: "sans", size: 8.5, color: INK_SOFT, lineGap: 1.5 };
  return (
    drawTexts(sheet, translationsOf(content.note, languages), [own, other], {
      x: COLUMN,
      y: top,
      gaps: [6, 2],
    }) + 24
  );
}

/** The closing lines of a list, the last of them ending at `bottom`. */
export function drawSelectionLine(sheet: MenuSheet, listing: Listing, bottom: number): void {
  const own: TextStyle = { font: "italic", size: 9, color: INK_SOFT };
  const other: TextStyle = { font: "sans", size: 7.2, color: INK_SOFT };
  drawTexts(sheet, translationsOf(A_SELECTION, listing.languages), [own, other], {
    x: LEFT,
    y: bottom - SELECTION_HEIGHT,
    gaps: [3, 1],
  });
}

/** Sets each language under the one before, the first in its own style; returns the end. */
function drawTexts(
  sheet: MenuSheet,
  texts: ReturnType<typeof translationsOf>,
  [own, other]: readonly [TextStyle, TextStyle],
  place: { readonly x: number; readonly y: number; readonly gaps: readonly [number, number] },
): number {
  const { x, gaps } = place;
  const [first, ...rest] = texts.map(([language, text]) => ({ language, text, x, tag: "P" }));
  let y = place.y;
  const width = RIGHT - x;
  if (first) y += sheet.write(sheet.root, { ...first, y, width, style: own }) + gaps[0];
  for (const line of rest) {
    y += sheet.write(sheet.root, { ...line, y, width, style: other }) + gaps[1];
  }
  return y;
}
