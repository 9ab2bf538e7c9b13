import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Context, Hono, type Next } from "hono";
import { getMimeType } from "hono/utils/mime";
import { ResponseCache } from "./response-cache.ts";
import { fileResponse } from "./file-response.ts";
import { type Bodies, respondFrom, type CachedResponse, cacheResponse } from "./cached-response.ts";

/** Built files with a hash in their name: what such a name stands for never changes. */
export const HASHED =
  /^\/(assets\/[\w.-]+-[\w-]{8}\.\w+|images\/[\w.-]+-[\da-f]{8}(-\d+)?\.(avif|webp|svg))$/;

/** The folders of a build whose files have URLs, by the first part of the URL. */
export const BUILT_FOLDERS = { assets: "./build/client/assets", images: "./build/images" } as const;

const ONE_YEAR = "public, max-age=31536000, immutable";
const ONE_HOUR = "public, max-age=3600";

/** No part begins with a dot, so that no URL leads out of its folder or to a hidden file. */
const FILE_PATH = /^(\/[\w-][\w.-]*)+\.[\da-z]+$/i;
/** Compressed files are beside the plain ones and sent instead. */
const COMPRESSED = /\.(br|gz)$/;

/** A greater file is read from the disk each time, in the ranges that are asked for; so is a film. */
const CACHED_FILE_BYTES = 512 * 1024;
const FILM = /\.(mp4|webm)$/;
const CACHE_BYTES = 48 * 1024 * 1024;

interface StaticFilesOptions {
  /** In development Vite serves all but the pictures. */
  readonly which: "all" | "images only";
  /** Where the hashed files of other versions lie (see share-assets.ts). */
  readonly assetsDir: string | undefined;
  /** Told of a file that was not sent to its end. */
  readonly onFailed: (error: unknown) => void;
}

/** The built files: they stay in memory once asked for, unless they are too great. */
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
        // The name of a hashed file stands for its content, on every server.
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
    // Pages have no dot in their URL: for them the disk need not be asked.
    routes.get("/:file{.+\\.[a-z0-9]+}", serve);
  }
  return {
    routes,
    cached: (path: string): CachedResponse | undefined => cache.get(path),
    has: (path: string) => FILE_PATH.test(path) && placesOf(path, assetsDir).some(existsSync),
  };
}

/** Where the file of a URL may lie: in this build, or as the hashed file of another one. */
function placesOf(path: string, assetsDir: string | undefined): string[] {
  const [, folder, name = ""] = path.split("/");
  const isBuiltFolder = folder === "assets" || folder === "images";
  const own = isBuiltFolder ? join(BUILT_FOLDERS[folder], name) : join("./build/client", path);
  return assetsDir !== undefined && HASHED.test(path) ? [own, join(assetsDir, path)] : [own];
}

/** A file, and what was compressed beside it; throws where there is none. */
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

/** A file that is not there is no page under another language. */
function absent(context: Context) {
  return context.text("Not found", 404, { "Cache-Control": "no-store" });
}
