import type { Language } from "#language/languages.ts";
import { contactPage, phoneLine, type ContactLine, type MenuContact } from "./menu-contacts.ts";
import type { Sheet } from "./sheet.ts";
import { INK_SOFT } from "#design/palette.ts";
import { type Inks, LEFT, PAGE, RIGHT } from "./style.ts";

/** Draws the restaurant's address and contacts at the end of the last page. */
export function drawFoot(
  sheet: Sheet,
  options: {
    readonly contact: MenuContact;
    readonly languages: readonly Language[];
    readonly inks: Inks;
    readonly withContacts: boolean;
  },
): void {
  const { contact, languages, inks, withContacts } = options;
  const [own = "pt"] = languages;
  const width = RIGHT - LEFT;
  const small = { font: "sans", size: 7.8, color: INK_SOFT } as const;
  const address = contact.address[own];
  const addressHeight = address === "" ? 0 : sheet.heightOf(address, small, width) + 4;
  if (address === "" && !withContacts) return;
  let y = PAGE.height - (withContacts ? 52 : 40) - addressHeight;
  sheet.rule(LEFT, RIGHT, y - 14);
  if (address !== "") {
    sheet.write(sheet.root, {
      text: address,
      style: small,
      x: LEFT,
      y,
      width,
      language: own,
    });
    y += addressHeight;
  }
  if (!withContacts) return;
  const lines: ContactLine[] = [];
  if (contact.phone !== "") lines.push(phoneLine(contact));
  lines.push(contactPage(contact.siteUrl, own));
  const strong = { font: "label", size: 7.8, color: inks.text } as const;
  let x = LEFT;
  for (const line of lines) {
    const lineWidth = sheet.widthOf(line.text, strong) + 2;
    sheet.write(sheet.root, { ...line, style: strong, x, y, width: lineWidth });
    x += lineWidth + 14;
  }
}
