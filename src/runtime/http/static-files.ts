import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Context, Hono, type Next } from "hono";
import { getMimeType } from "hono/utils/mime";
import { ResponseCache } from "./response-cache.ts";
import { fileResponse } from "./file-response.ts";
import { type Bodies, respondFrom, type CachedResponse, cacheResponse } from "./cached-response.ts";

/** Built files with a content hash in their name. */
export const HASHED =
  /^\/(assets\/[\w.-]+-[\w-]{8}\.\w+|images\/[\w.-]+-[\da-f]{8}(-\d+)?\.(avif|webp|svg))$/;

export const BUILT_FOLDERS = { assets: "./build/client/assets", images: "./build/images" } as const;

const ONE_YEAR = "public, max-age=31536000, immutable";
const ONE_HOUR = "public, max-age=3600";

/** No segment begins with a dot, which rules out traversal and hidden files. */
const FILE_PATH = /^(\/[\w-][\w.-]*)+\.[\da-z]+$/i;
/** Compressed variants, sent in place of the plain files. */
const COMPRESSED = /\.(br|gz)$/;

/** Larger files and films are read from disk per request, by range. */
const CACHED_FILE_BYTES = 512 * 1024;
const FILM = /\.(mp4|webm)$/;
const CACHE_BYTES = 48 * 1024 * 1024;

interface StaticFilesOptions {
  /** In development, Vite serves all but the pictures. */
  readonly which: "all" | "images only";
  /** The folder with hashed files of other versions (see share-assets.ts). */
  readonly assetsDir: string | undefined;
  readonly onFailed: (error: unknown) => void;
}

/** Serves built files, kept in memory unless too large. */
export function createStaticFiles({ which, assetsDir, onFailed }: StaticFilesOptions) {
  const cache = new ResponseCache({ maxBytes: CACHE_BYTES });

  async function serve(context: Context, next: Next) {
    const { path } = context.req;
    if (!FILE_PATH.test(path) || COMPRESSED.test(path)) return next();
    const known = cache.get(path);
    if (known !== undefined) return respondFrom(known, context.req.raw);
    for (const file of placesOf(path, assetsDir)) {
      const found = await stat(file).catch(() => undefined);
      if (!found?.isFile()) continue;
      const { size, mtimeMs } = found;
      const headers = headersOf(path);
      if (size > CACHED_FILE_BYTES || FILM.test(path)) {
        // A hashed name identifies the content on every server.
        const etag = HASHED.test(path) ? `"${path.split("/").at(-1)}"` : `"${size}-${mtimeMs}"`;
        return fileResponse({ path: file, size, etag, headers }, context, onFailed);
      }
      const response = cacheResponse(await readBodies(file), headers);
      cache.set(path, response);
      return respondFrom(response, context.req.raw);
    }
    return next();
  }

  const routes = new Hono();
  routes.get("/images/*", serve, absent);
  if (which === "all") {
    routes.get("/assets/*", serve, absent);
    // Page URLs have no dot, so they skip the disk.
    routes.get("/:file{.+\\.[a-z0-9]+}", serve);
  }
  return {
    routes,
    cached: (path: string): CachedResponse | undefined => cache.get(path),
    has: (path: string) => FILE_PATH.test(path) && placesOf(path, assetsDir).some(existsSync),
  };
}

/** Returns a URL's candidate files: in this build, or a hashed file of another version. */
function placesOf(path: string, assetsDir: string | undefined): string[] {
  const [, folder, name = ""] = path.split("/");
  const isBuiltFolder = folder === "assets" || folder === "images";
  const own = isBuiltFolder ? join(BUILT_FOLDERS[folder], name) : join("./build/client", path);
  return assetsDir !== undefined && HASHED.test(path) ? [own, join(assetsDir, path)] : [own];
}

/** Reads a file and its compressed variants; throws if it does not exist. */
export async function readBodies(file: string): Promise<Bodies> {
  const [identity, br, gzip] = await Promise.all([
    readBytes(file),
    readBytes(`${file}.br`).catch(() => undefined),
    readBytes(`${file}.gz`).catch(() => undefined),
  ]);
  return { identity, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) };
}

async function readBytes(file: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(file));
}

function headersOf(path: string): Record<string, string> {
  return {
    "Content-Type": getMimeType(path) ?? "application/octet-stream",
    "Cache-Control": HASHED.test(path) ? ONE_YEAR : ONE_HOUR,
  };
}

/** A missing file must not reach the language redirect. */
function absent(context: Context) {
  return context.text("Not found", 404, { "Cache-Control": "no-store" });
}
