import { createServer } from "node:http";
import { listening } from "../listening.fake.ts";

const HIGHEST_ZOOM = 19;

export type MapTilesFake = Awaited<ReturnType<typeof startMapTiles>>;

/**
 * Serves drawn 256 × 256 tiles; `MAP_TILE_URL` is its `url` plus `/{z}/{x}/{y}.png`. Like
 * OpenStreetMap, it answers 403 without the site's name, 304 for a known tile, and 404 beyond zoom
 * 19 or outside the world.
 */
export async function startMapTiles({ maxAge = 60 } = {}) {
  const requests: string[] = [];
  let isAway = false;
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    requests.push(path);
    const { "user-agent": agent = "", referer, "if-none-match": known } = request.headers;
    const refuse = (status: number) => void response.writeHead(status).end();
    if (!referer || !/\(\+https?:\/\//.test(agent)) return refuse(403);
    if (isAway) return refuse(503);
    const tile = readTile(path);
    if (tile === undefined) return refuse(404);
    const ETag = `"${path}"`;
    const headers = { "Content-Type": "image/png", "Cache-Control": `max-age=${maxAge}`, ETag };
    if (known === ETag) return void response.writeHead(304, headers).end();
    void drawTile(tile.x, tile.y).then((png) => response.writeHead(200, headers).end(png));
  });
  const { origin, close } = await listening(server);
  return {
    url: origin,
    requests,
    /** Turns 503 responses on or off. */
    setAway: (away: boolean) => void (isAway = away),
    close,
  };
}

function readTile(path: string): { x: number; y: number } | undefined {
  const [, z, x, y] = (/^\/(\d{1,2})\/(\d+)\/(\d+)\.png$/.exec(path) ?? []).map(Number);
  if (z === undefined || x === undefined || y === undefined) return undefined;
  const tilesAcross = 2 ** z;
  return z <= HIGHEST_ZOOM && x < tilesAcross && y < tilesAcross ? { x, y } : undefined;
}

const SIZE = 256;
/** RGB. */
const GROUND = [242, 239, 233];
const BLOCK = [224, 218, 208];
const STREET = [255, 255, 255];
const AVENUE = [250, 214, 150];

/** Draws a PNG with streets and blocks that join the neighbours'. */
async function drawTile(x: number, y: number): Promise<Buffer> {
  const pixels = Buffer.alloc(SIZE * SIZE * 3);
  for (let at = 0; at < SIZE * SIZE; at += 1) {
    pixels.set(colourAt(x * SIZE + (at % SIZE), y * SIZE + Math.floor(at / SIZE)), at * 3);
  }
  const raw = { width: SIZE, height: SIZE, channels: 3 } as const;
  const { default: sharp } = await import("sharp");
  return sharp(pixels, { raw }).png({ palette: true }).toBuffer();
}

function colourAt(across: number, down: number): number[] {
  if ((across + down) % 640 < 16) return AVENUE;
  if (across % 64 < 7 || down % 96 < 7) return STREET;
  return (Math.floor(across / 64) + Math.floor(down / 96)) % 3 === 0 ? GROUND : BLOCK;
}
