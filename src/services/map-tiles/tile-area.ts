/** A tile of the usual grid (256 pixels, Web Mercator). */
export interface TileId {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** Degrees, WGS 84. */
export interface Place {
  readonly lat: number;
  readonly lng: number;
}

export const LOWEST_ZOOM = 3;
export const HIGHEST_ZOOM = 19;

/** Covers a map of two thousand pixels and some panning. */
const TILES_AROUND = 6;

/** Parses `/{zoom}/{x}/{y}.png` in plain decimals; undefined for another path. */
export function readTileId(path: string): TileId | undefined {
  const numbers = /^\/(\d{1,2})\/(0|[1-9]\d{0,6})\/(0|[1-9]\d{0,6})\.png$/.exec(path)?.slice(1);
  const [zoom = 0, x = 0, y = 0] = (numbers ?? []).map(Number);
  if (numbers === undefined || numbers[0] !== String(zoom)) return undefined;
  const across = 2 ** zoom;
  if (zoom < LOWEST_ZOOM || zoom > HIGHEST_ZOOM || x >= across || y >= across) return undefined;
  return { zoom, x, y };
}

/**
 * Returns whether a map of one of the places may show the tile, so that our proxy does not serve
 * the world.
 */
export function isTileNear({ zoom, x, y }: TileId, places: readonly Place[]): boolean {
  const across = 2 ** zoom;
  return places.some(({ lat, lng }) => {
    const columns = Math.abs(x - Math.floor(((lng + 180) / 360) * across));
    const rows = Math.abs(y - Math.floor(mercator(lat) * across));
    // The map wraps around.
    return Math.min(columns, across - columns) <= TILES_AROUND && rows <= TILES_AROUND;
  });
}

/** From 0 in the north to 1 in the south. */
function mercator(lat: number): number {
  const radians = (lat * Math.PI) / 180;
  return (1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2;
}
