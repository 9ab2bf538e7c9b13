import { printTiles } from "./print-tiles.ts";

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
