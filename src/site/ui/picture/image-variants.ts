/** Offered widths in pixels; a smaller master's own width is the last. */
const WIDTHS = [480, 828, 1280, 1920];

/** Browsers without AVIF are few: one size for phones and one for desks suffice. */
const WEBP_WIDTHS = [828, 1280];

/** The widest side of the copy at the picture's permanent URL. */
export const PLAIN_COPY_WIDTH = 1280;

/**
 * Offered widths of an illustration's large sheet (1920 × 1200) and upright sheet (900 × 1125,
 * fewer and coarser lines), because lines must not be scaled far.
 */
export const LARGE_SHEET = [1280, 1920];
export const SMALL_SHEET = [640, 900];
export const SMALL_SHEET_SIZE = { width: 900, height: 1125 };
/** The small sheet's width for browsers without AVIF; the plain copy is their large one. */
export const SMALL_SHEET_WEBP = 640;

export function avifWidths(masterWidth: number): number[] {
  const widest = Math.min(masterWidth, WIDTHS.at(-1) ?? masterWidth);
  return [...WIDTHS.filter((width) => width < widest), widest];
}

export function webpWidths(masterWidth: number): number[] {
  const fitting = WEBP_WIDTHS.filter((width) => width <= masterWidth);
  return fitting.length > 0 ? fitting : [masterWidth];
}

/** Returns a variant's file name, with a hash of master and encoding. */
export function variantFile(
  name: string,
  hash: string,
  width: number,
  format: "avif" | "webp",
): string {
  return `${name.replace(/\.\w+$/, "")}-${hash}-${width}.${format}`;
}

/** Returns the plain copy in the master's format, for `src` and readers without variants. */
export function plainFile(name: string, hash: string): string {
  return name.replace(/\.\w+$/, `-${hash}$&`);
}
