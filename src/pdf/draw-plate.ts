import type { Sheet } from "./sheet.ts";
import { COLUMN, RIGHT } from "./style.ts";

/** An upright picture, as PNG or JPEG, with its size in pixels. */
export interface MenuPicture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Points; a smaller picture would look like a stamp. */
const LEAST_HEIGHT = 130;
const SPACE = 24;

/** Draws the restaurant's picture below the dishes, ending at `bottom`, if the page has room. Returns whether it did. */
export function drawPlate(
  sheet: Sheet,
  { bytes, width, height }: MenuPicture,
  { top, bottom }: { readonly top: number; readonly bottom: number },
): boolean {
  const scale = Math.min((RIGHT - COLUMN) / width, (bottom - top - SPACE) / height);
  const drawn = { width: width * scale, height: height * scale };
  if (drawn.height < LEAST_HEIGHT) return false;
  sheet.decorate(() => {
    sheet.doc.image(Buffer.from(bytes), COLUMN, bottom - drawn.height, drawn);
  });
  return true;
}
