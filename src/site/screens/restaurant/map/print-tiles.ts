/** One tile of a map: its column and row at the zoom. */
export interface Tile {
  readonly x: number;
  readonly y: number;
}

/** Tiles across and down. */
const COLUMNS = 3;
const ROWS = 2;

/**
 * The tiles around a place, row by row, and where in them it lies, in tiles from the upper left:
 * always within the middle half of the drawing. `lat` and `lng` are degrees (Web Mercator).
 */
export function printTiles(
  { lat, lng }: { readonly lat: number; readonly lng: number },
  zoom: number,
): { readonly tiles: readonly Tile[]; readonly across: number; readonly down: number } {
  const size = 2 ** zoom;
  const latitude = (lat * Math.PI) / 180;
  const x = ((lng + 180) / 360) * size;
  const y = ((1 - Math.asinh(Math.tan(latitude)) / Math.PI) / 2) * size;
  const left = Math.floor(x) - 1;
  const top = Math.round(y) - 1;
  const tiles = Array.from({ length: COLUMNS * ROWS }, (_, index) => ({
    x: left + (index % COLUMNS),
    y: top + Math.floor(index / COLUMNS),
  }));
  return { tiles, across: x - left, down: y - top };
}
