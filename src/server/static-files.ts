import { readFile, stat } from "node:fs/promises";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono, type Next } from "hono";
import { getMimeType } from "hono/utils/mime";
import { AnswerCache } from "./answer-cache.ts";
import { type Bodies, respondWith, type StoredAnswer, storeAnswer } from "./stored-answer.ts";

const ONE_YEAR = "public, max-age=31536000, immutable";
const ONE_HOUR = "public, max-age=3600";

/** Built files with a hash in their name: what such a name stands for never changes. */
const HASHED =
  /^\/(assets\/[\w.-]+-[\w-]{8}\.\w+|images\/[\w.-]+-[\da-f]{8}(-\d+)?\.(avif|webp|svg))$/;

const ROOTS = { assets: "./build/client/assets", images: "./build/images" } as const;
/** A greater file is read from the disk each time, in the ranges that are asked for; so is a film. */
const KEPT_FILE_BYTES = 512 * 1024;
const FILM = /\.(mp4|webm)$/;
const KEPT_BYTES = 48 * 1024 * 1024;

/** The built files: those with a hash in their name stay in memory once asked for. */
export function createStaticFiles(which: "all" | "images only") {
  const cache = new AnswerCache({ maximumBytes: KEPT_BYTES });

  async function kept(context: Context, next: Next) {
    const { path } = context.req;
    if (!HASHED.test(path) || FILM.test(path)) return next();
    const known = cache.stored(path);
    const file = known ?? (await readBuiltFile(path));
    if (file === undefined) return next();
    if (known === undefined) cache.keep(path, file);
    return respondWith(file, context.req.raw);
  }

  const routes = new Hono();
  routes.get("/images/*", kept, serve(ROOTS.images, /^\/images/), absent);
  if (which === "all") {
    routes.get("/assets/*", kept, serve(ROOTS.assets, /^\/assets/), absent);
    // Pages have no dot in their address: for them the disk need not be asked.
    routes.get("/:file{.+\\.[a-z0-9]+}", serve("./build/client"));
  }
  return { routes, stored: (path: string): StoredAnswer | undefined => cache.stored(path) };
}

/** Undefined when there is no such file, or it is too great to be kept. */
async function readBuiltFile(path: string): Promise<StoredAnswer | undefined> {
  const [, folder, name] = path.split("/");
  const file = `${ROOTS[folder === "assets" ? "assets" : "images"]}/${name}`;
  const size = await stat(file).then(
    (found) => found.size,
    () => Number.POSITIVE_INFINITY,
  );
  if (size > KEPT_FILE_BYTES) return undefined;
  const [identity, br, gzip] = await Promise.all([
    readBytes(file),
    readBytes(`${file}.br`).catch(() => undefined),
    readBytes(`${file}.gz`).catch(() => undefined),
  ]);
  const bodies: Bodies = { identity, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) };
  const type = getMimeType(file) ?? "application/octet-stream";
  return storeAnswer(bodies, { "Content-Type": type, "Cache-Control": ONE_YEAR });
}

async function readBytes(file: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(file));
}

/** A file that is not there is no page under another language. */
function absent(context: Context) {
  return context.text("Not found", 404, { "Cache-Control": "no-store" });
}

function serve(root: string, prefix?: RegExp) {
  return serveStatic({
    root,
    precompressed: true,
    ...(prefix ? { rewriteRequestPath: (path: string) => path.replace(prefix, "") } : {}),
    onFound: (_, context) => {
      context.header("Cache-Control", HASHED.test(context.req.path) ? ONE_YEAR : ONE_HOUR);
    },
  });
}
