import { printTiles } from "./print-tiles.ts";

/** Nearer than the map on the screen, which can be moved: streets around the house have names. */
const ZOOM = 16;
const TILE = 256;

/**
 * The map on paper. Nothing of it is fetched before the page is printed: its pictures are lazy and,
 * on the screen, not displayed.
 */
export function PrintMap(props: {
  at: { readonly lat: number; readonly lng: number };
  /** Address of map tiles with {z}, {x} and {y} in it. */
  tileUrl: string;
}) {
  const { tiles, across, down } = printTiles(props.at, ZOOM);
  const urlOf = ({ x, y }: (typeof tiles)[number]) =>
    Object.entries({ s: "a", r: "", z: ZOOM, x, y }).reduce(
      (url, [name, value]) => url.replace(`{${name}}`, String(value)),
      props.tileUrl,
    );
  return (
    <div aria-hidden="true" className="print-only print-map">
      {tiles.map((tile) => (
        <img
          key={`${tile.x},${tile.y}`}
          src={urlOf(tile)}
          alt=""
          width={TILE}
          height={TILE}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ))}
      <svg viewBox={`0 0 ${3 * TILE} ${2 * TILE}`}>
        <circle cx={Math.round(across * TILE)} cy={Math.round(down * TILE)} r="11" />
      </svg>
      <small>© OpenStreetMap</small>
    </div>
  );
}
