import type { Language } from "#language/languages.ts";
import type { MenuKind } from "#content/kinds/restaurant.ts";
import { type ContactRow, contactRows, type MenuContact } from "./menu-contacts.ts";
import type { Sheet } from "./sheet.ts";
import { INK_SOFT } from "#design/palette.ts";
import { COLUMN, type Inks, LEFT, RIGHT } from "./style.ts";
import { INVITATIONS } from "./menu-texts.ts";

/** Draws an invitation to ask in place of an unknown menu, and returns its end. */
export function drawInvitation(
  sheet: Sheet,
  options: {
    readonly kind: MenuKind;
    readonly languages: readonly Language[];
    readonly inks: Inks;
    readonly contact: MenuContact;
  },
  top: number,
): number {
  const { kind, languages, inks, contact } = options;
  const [own = "pt", ...others] = languages;
  let y = top + 6;
  const style = {
    font: "display",
    size: 21,
    color: inks.text,
    lineGap: 2,
    tracking: -0.2,
  } as const;
  const width = RIGHT - LEFT;
  y += sheet.write(sheet.root, {
    text: INVITATIONS[kind][own],
    style,
    x: LEFT,
    y,
    width,
    language: own,
  });
  y += 24;
  for (const language of others) {
    const small = { font: "sans", size: 9.5, color: INK_SOFT, lineGap: 2.5 } as const;
    const text = INVITATIONS[kind][language];
    y += sheet.write(sheet.root, {
      text,
      style: small,
      x: COLUMN,
      y,
      width: RIGHT - COLUMN,
      language,
    });
    y += 8;
  }
  y += 26;
  for (const row of contactRows(contact, languages)) {
    sheet.rule(LEFT, RIGHT, y);
    y = drawRow(sheet, row, inks, y + 13) + 11;
  }
  sheet.rule(LEFT, RIGHT, y);
  return y;
}

function drawRow(sheet: Sheet, row: ContactRow, inks: Inks, top: number): number {
  const label = { font: "italic", size: 11.5, color: inks.accent } as const;
  sheet.write(sheet.root, {
    ...row.label,
    style: label,
    x: LEFT,
    y: top,
    width: COLUMN - LEFT - 8,
  });
  let y = top;
  for (const value of row.values) {
    const style = row.prominent
      ? ({ font: "serif", size: 17, color: inks.text } as const)
      : ({ font: "sans", size: 9.5, color: inks.text } as const);
    const offset = row.prominent ? -4 : 1.5;
    const line = { ...value, style, x: COLUMN, y: y + offset, width: RIGHT - COLUMN };
    y += sheet.write(sheet.root, line) + (row.prominent ? -4 : 3);
  }
  return y;
}
