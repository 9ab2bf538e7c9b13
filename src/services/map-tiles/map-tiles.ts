import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Limit } from "#runtime/concurrency/limits.ts";
import type { TileId } from "./tile-area.ts";
import { type CachedTile, readTileFile, type TileFiles, writeTileFile } from "./tile-files.ts";
import { fetchTile, TileBudgetError, type TileSource } from "./tile-source.ts";

const TIMEOUT_MS = 5000;
/** How long a stale tile is used before the failing source is called again. */
const PAUSE_MS = 60_000;
const MEMORY_BYTES = 16 * 1024 * 1024;

export interface MapTilesOptions extends Omit<TileSource, "timeoutMs"> {
  readonly files: TileFiles;
  readonly timeoutMs?: number;
  /** The rate limit of calls to the source. */
  readonly budget?: "tile" | "staffTile";
  readonly limit: Limit;
  readonly memoryBytes?: number;
  /** Reports a failing source or disk; visitors still get cached tiles. */
  readonly onError: (what: "source" | "disk", reason: string) => void;
}

/**
 * Creates a cache of map tiles on disk and in memory, for as long as the source allows and at least
 * seven days. Then it revalidates; while the source fails, it serves the stale tile. Rejects with
 * `TileSourceError` without any tile.
 */
export function createMapTiles(
  options: MapTilesOptions,
): (tile: TileId) => Promise<Uint8Array<ArrayBuffer>> {
  const { urlTemplate, siteUrl, files, onError, timeoutMs = TIMEOUT_MS } = options;
  const { budget = "tile", limit, memoryBytes = MEMORY_BYTES } = options;
  const ofSource = createHash("sha256").update(urlTemplate).digest("hex").slice(0, 12);
  const tiles = new LRUCache<string, CachedTile, TileId>({
    maxSize: memoryBytes,
    sizeCalculation: ({ bytes }) => Math.max(bytes.length, 1),
    perf: { now: () => Date.now() },
    ttlResolution: 0,
    ttl: 1,
    async fetchMethod(name, stale, { options: entry, context: tile }) {
      const found = await find(name, tile, stale ?? (await readTileFile(files, name)));
      entry.ttl = Math.max(found.freshUntil - Date.now(), 1);
      return found;
    },
    ignoreFetchAbort: true,
  });

  async function find(
    name: string,
    tile: TileId,
    known: CachedTile | undefined,
  ): Promise<CachedTile> {
    if (known !== undefined && known.freshUntil > Date.now()) return known;
    try {
      if ((await limit(budget)) > 0) throw new TileBudgetError("asked too often this minute");
      const fetched = await fetchTile({ urlTemplate, siteUrl, timeoutMs }, tile, known);
      await writeTileFile(files, name, fetched).catch((error: unknown) =>
        onError("disk", String(error)),
      );
      return fetched;
    } catch (error) {
      onError("source", error instanceof Error ? error.message : String(error));
      if (known === undefined) throw error;
      return { ...known, freshUntil: Date.now() + PAUSE_MS };
    }
  }

  return async (tile) => {
    const name = `${ofSource}-${tile.zoom}-${tile.x}-${tile.y}.tile`;
    return (await tiles.forceFetch(name, { context: tile })).bytes;
  };
}
