import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const HIGHEST_ZOOM = 19;

/** A tile server for tests and development that responds as OpenStreetMap's does. */
export interface MapTilesFake {
  /** Its base URL; `MAP_TILE_URL` is this and `/{z}/{x}/{y}.png`. */
  readonly url: string;
  /** The path of every request so far. */
  readonly requests: readonly string[];
  /** From now on every request fails with 503, or succeeds again. */
  setAway(away: boolean): void;
  close(): Promise<void>;
}

/**
 * Serves drawn 256 × 256 tiles on `port` (any free one by default). Like OpenStreetMap it refuses
 * with 403 a request that does not name the site, sends 304 for a known tile, and has no tile
 * beyond zoom 19 or outside the world (404).
 */
export async function startMapTiles({ port = 0, maxAge = 60 } = {}): Promise<MapTilesFake> {
  const requests: string[] = [];
  let isAway = false;
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    requests.push(path);
    const { "user-agent": agent = "", referer, "if-none-match": known } = request.headers;
    if (!referer || !/\(\+https?:\/\//.test(agent)) {
      response.writeHead(403).end("Access blocked: say who asks");
      return;
    }
    if (isAway) {
      response.writeHead(503).end();
      return;
    }
    const tile = readTile(path);
    if (tile === undefined) {
      response.writeHead(404).end("No such tile");
      return;
    }
    const etag = `"${path}"`;
    const headers = {
      "Content-Type": "image/png",
      "Cache-Control": `max-age=${maxAge}`,
      ETag: etag,
    };
    if (known === etag) {
      response.writeHead(304, headers).end();
      return;
    }
    void drawTile(tile.x, tile.y).then((png) => response.writeHead(200, headers).end(png));
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const { port: listening } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${listening}`,
    requests,
    setAway: (away) => {
      isAway = away;
    },
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

function readTile(path: string): { x: number; y: number } | undefined {
  const [, z, x, y] = (/^\/(\d{1,2})\/(\d+)\/(\d+)\.png$/.exec(path) ?? []).map(Number);
  if (z === undefined || x === undefined || y === undefined) return undefined;
  const tilesAcross = 2 ** z;
  return z <= HIGHEST_ZOOM && x < tilesAcross && y < tilesAcross ? { x, y } : undefined;
}

const SIZE = 256;
/** Red, green and blue. */
const GROUND = [242, 239, 233];
const BLOCK = [224, 218, 208];
const STREET = [255, 255, 255];
const AVENUE = [250, 214, 150];

/** A 256 × 256 PNG that looks like streets and blocks and joins its neighbours. */
async function drawTile(x: number, y: number): Promise<Buffer> {
  const pixels = Array.from({ length: SIZE * SIZE }, (_, at) =>
    colourAt(x * SIZE + (at % SIZE), y * SIZE + Math.floor(at / SIZE)),
  );
  const raw = { width: SIZE, height: SIZE, channels: 3 } as const;
  const { default: sharp } = await import("sharp");
  return sharp(Buffer.from(pixels.flat()), { raw }).png({ palette: true }).toBuffer();
}

function colourAt(across: number, down: number): number[] {
  if ((across + down) % 640 < 16) return AVENUE;
  if (across % 64 < 7 || down % 96 < 7) return STREET;
  return (Math.floor(across / 64) + Math.floor(down / 96)) % 3 === 0 ? GROUND : BLOCK;
}
