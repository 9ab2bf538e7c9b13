/** Nearer than the map on the screen, which can be moved: streets around the restaurant have names. */
const ZOOM = 16;
const TILE = 256;

/**
 * The map on paper. Nothing of it is fetched before the page is printed: its pictures are lazy and,
 * on the screen, not displayed.
 */
export function PrintMap({ at }: { at: { readonly lat: number; readonly lng: number } }) {
  const { tiles, across, down } = printTiles(at, ZOOM);
  return (
    <div aria-hidden="true" className="print-only print-map">
      {tiles.map((tile) => (
        <img
          key={`${tile.x},${tile.y}`}
          src={`/tiles/${ZOOM}/${tile.x}/${tile.y}.png`}
          alt=""
          width={TILE}
          height={TILE}
          loading="lazy"
        />
      ))}
      <svg viewBox={`0 0 ${3 * TILE} ${2 * TILE}`}>
        <circle cx={Math.round(across * TILE)} cy={Math.round(down * TILE)} r="11" />
      </svg>
      <small>© OpenStreetMap</small>
    </div>
  );
}

/** One tile of a map: its column and row at the zoom. */
interface Tile {
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
