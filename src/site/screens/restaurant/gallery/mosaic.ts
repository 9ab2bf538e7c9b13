/** The place of a picture in the mosaic; the shapes themselves are the stylesheet's. */
type TileShape = "lead" | "upper" | "lower" | "wide" | "narrow" | "band";

/**
 * An uneven mosaic for any number of pictures: groups of one large and two small ones that change
 * sides, and at the end a pair or a band, so that no row stays half empty.
 */
export function mosaicShapes(count: number): { shape: TileShape; mirrored: boolean }[] {
  const shapes: { shape: TileShape; mirrored: boolean }[] = [];
  while (shapes.length < count) {
    const mirrored = shapes.length % 6 === 3;
    const group = GROUPS[Math.min(count - shapes.length, 3) - 1] ?? [];
    shapes.push(...group.map((shape) => ({ shape, mirrored })));
  }
  return shapes;
}

const GROUPS: readonly (readonly TileShape[])[] = [
  ["band"],
  ["wide", "narrow"],
  ["lead", "upper", "lower"],
];
