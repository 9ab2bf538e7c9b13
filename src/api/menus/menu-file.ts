import { MENU_KINDS, type MenuKind } from "#content/shapes/restaurant-content.ts";

/** Long enough for any slug; longer names are not worth a question to the database. */
const MAX_LENGTH = 120;

export interface MenuFile {
  readonly slug: string;
  readonly kind: MenuKind;
}

/** `rubaiyat-madrid-main.pdf` → its slug and kind; undefined for a name no menu can have. */
export function parseMenuFile(file: string): MenuFile | undefined {
  if (file.length > MAX_LENGTH) return undefined;
  for (const kind of MENU_KINDS) {
    const ending = `-${kind}.pdf`;
    const slug = file.slice(0, -ending.length);
    if (file.endsWith(ending) && slug !== "") return { slug, kind };
  }
  return undefined;
}
