/** Of the usual grid of map tiles (256 pixels, Web Mercator). */
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

/** A map of two thousand pixels with the place in its middle, and some way to each side. */
const TILES_AROUND = 6;

/** The tile at `/{zoom}/{x}/{y}.png` in plain decimal numbers; undefined for any other path. */
export function readTileId(path: string): TileId | undefined {
  const numbers = /^\/(\d{1,2})\/(0|[1-9]\d{0,6})\/(0|[1-9]\d{0,6})\.png$/.exec(path)?.slice(1);
  const [zoom = 0, x = 0, y = 0] = (numbers ?? []).map(Number);
  if (numbers === undefined || numbers[0] !== String(zoom)) return undefined;
  const across = 2 ** zoom;
  if (zoom < LOWEST_ZOOM || zoom > HIGHEST_ZOOM || x >= across || y >= across) return undefined;
  return { zoom, x, y };
}

/** Whether a map of one of these places may show the tile: nobody fetches the world through us. */
export function isTileNear({ zoom, x, y }: TileId, places: readonly Place[]): boolean {
  const across = 2 ** zoom;
  return places.some(({ lat, lng }) => {
    const columns = Math.abs(x - Math.floor(((lng + 180) / 360) * across));
    const rows = Math.abs(y - Math.floor(mercator(lat) * across));
    // The world continues behind its edge.
    return Math.min(columns, across - columns) <= TILES_AROUND && rows <= TILES_AROUND;
  });
}

/** From 0 at the north to 1 at the south of the map. */
function mercator(lat: number): number {
  const radians = (lat * Math.PI) / 180;
  return (1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2;
}
