/** The widths, in pixels, every picture is offered at; the last one is the master's own if smaller. */
const WIDTHS = [480, 828, 1280, 1920];

/** Browsers without AVIF are few: one size for telephones and one for desks serve them. */
const WEBP_WIDTHS = [828, 1280];

/** The widest side of the copy at the picture's own, lasting URL. */
export const PLAIN_COPY_WIDTH = 1280;

/**
 * A plate is engraved twice, because its lines must not be scaled far: a large sheet of 1920 × 1200
 * pixels, and an upright one of 900 × 1125 with fewer and coarser lines. These are the widths they are offered at.
 */
export const LARGE_SHEET = [1280, 1920];
export const SMALL_SHEET = [640, 900];
export const SMALL_SHEET_SIZE = { width: 900, height: 1125 };
/** The width of the small sheet for browsers without AVIF; the plain copy is their large one. */
export const SMALL_SHEET_WEBP = 640;

/** The widths of the AVIF variants of a master, narrowest first, none wider than the master. */
export function avifWidths(masterWidth: number): number[] {
  const widest = Math.min(masterWidth, WIDTHS.at(-1) ?? masterWidth);
  return [...WIDTHS.filter((width) => width < widest), widest];
}

/** The widths of the WebP variants of a master, narrowest first, none wider than the master. */
export function webpWidths(masterWidth: number): number[] {
  const fitting = WEBP_WIDTHS.filter((width) => width <= masterWidth);
  return fitting.length > 0 ? fitting : [masterWidth];
}

/** The file of one variant: its name changes with the master's bytes and with the encoding. */
export function variantFile(
  name: string,
  hash: string,
  width: number,
  format: "avif" | "webp",
): string {
  return `${name.replace(/\.\w+$/, "")}-${hash}-${width}.${format}`;
}

/** The plain copy, in the master's own format: for `src` and for what knows no variants. */
export function plainFile(name: string, hash: string): string {
  return name.replace(/\.\w+$/, `-${hash}$&`);
}
