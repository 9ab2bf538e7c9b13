import type { TileId } from "./tile-area.ts";
import type { CachedTile } from "./tile-files.ts";

/** The source has no tile now; the message says why. */
class TileSourceError extends Error {
  override name = "TileSourceError";
}

/** The rate limit of calls to the source is reached. */
export class TileBudgetError extends TileSourceError {
  override name = "TileBudgetError";
}

/** Tile servers require caches to keep tiles this long. */
const SHORTEST_KEPT_MS = 7 * 24 * 60 * 60 * 1000;
/** A street tile weighs some ten kilobytes. */
const GREATEST_BYTES = 512 * 1024;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export interface TileSource {
  /** Contains `{z}`, `{x}` and `{y}`; `{s}` is replaced by a, b or c. */
  readonly urlTemplate: string;
  /** The site's public URL, which tile servers want as a contact. */
  readonly siteUrl: string;
  readonly timeoutMs: number;
}

/**
 * Fetches a tile or revalidates a known one. Rejects with {@link TileSourceError} without a picture
 * in time.
 */
export async function fetchTile(
  { urlTemplate, siteUrl, timeoutMs }: TileSource,
  tile: TileId,
  known: CachedTile | undefined,
): Promise<CachedTile> {
  const headers = new Headers({
    Accept: "image/png",
    "User-Agent": `Rubaiyat website (+${siteUrl})`,
    Referer: `${siteUrl}/`,
  });
  if (known?.etag) headers.set("If-None-Match", known.etag);
  if (known?.lastModified) headers.set("If-Modified-Since", known.lastModified);
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(tileUrl(urlTemplate, tile), { headers, signal });
    const freshUntil = Date.now() + Math.max(SHORTEST_KEPT_MS, statedAge(response.headers));
    if (response.status === 304 && known !== undefined) return { ...known, freshUntil };
    if (!response.ok) {
      await response.body?.cancel();
      throw new TileSourceError(`HTTP ${response.status}`);
    }
    return {
      bytes: await readPicture(response),
      freshUntil,
      etag: response.headers.get("ETag") ?? "",
      lastModified: response.headers.get("Last-Modified") ?? "",
    };
  } catch (error) {
    if (error instanceof TileSourceError) throw error;
    const isLate = error instanceof Error && error.name === "TimeoutError";
    throw new TileSourceError(isLate ? "no response in time" : "no response", { cause: error });
  }
}

function tileUrl(template: string, { zoom, x, y }: TileId): string {
  return template
    .replace("{s}", "abc".charAt((x + y) % 3))
    .replace("{z}", String(zoom))
    .replace("{x}", String(x))
    .replace("{y}", String(y))
    .replace("{r}", "");
}

/** Returns the stated cache lifetime in milliseconds; 0 if none is stated. */
function statedAge(headers: Headers): number {
  const seconds = /\bmax-age=(\d{1,9})\b/.exec(headers.get("Cache-Control") ?? "")?.[1];
  if (seconds !== undefined) return Number(seconds) * 1000;
  const expires = Date.parse(headers.get("Expires") ?? "");
  return Number.isNaN(expires) ? 0 : expires - Date.now();
}

async function readPicture(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    parts.push(part);
    length += part.length;
    if (length > GREATEST_BYTES) throw new TileSourceError("too large for a tile");
  }
  const bytes = new Uint8Array(Buffer.concat(parts));
  if (!PNG.equals(bytes.subarray(0, PNG.length))) throw new TileSourceError("not a PNG picture");
  return bytes;
}
