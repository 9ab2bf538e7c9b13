import { type Context, Hono } from "hono";
import { createConcurrencyLimiter } from "#runtime/concurrency/concurrency-limiter.ts";
import type { Orm } from "#database/database.ts";
import {
  findPictureFile,
  findPictureHash,
  listPictureHashes,
  readPictureFile,
} from "#content/store/pictures.ts";
import { type CachedResponse, cacheResponse, respondFrom } from "#runtime/http/cached-response.ts";
import { ResponseCache } from "#runtime/http/response-cache.ts";
import {
  parsePictureUrl,
  parsePictureVariantUrl,
  PICTURE_REFERENCE,
} from "#language/picture-url.ts";
import { type Log, redactedError } from "#runtime/logging/log.ts";
import { avifWidths, PLAIN_COPY_WIDTH, webpWidths } from "#site/ui/picture/image-variants.ts";
import { createLimitedFiles } from "#runtime/concurrency/limited-files.ts";

/** Copies of about seven hundred pictures. */
const MAXIMUM_FILES_BYTES = 512 * 1024 * 1024;
const MEMORY_BYTES = 24 * 1024 * 1024;
const ONE_YEAR = "public, max-age=31536000, immutable";
const ONE_HOUR = "public, max-age=3600";
const TYPES = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" } as const;
/** Increment when the encoding changes. */
const ENCODING = 1;

interface Copy {
  readonly hash: string;
  readonly width: number;
  readonly format: keyof typeof TYPES;
  readonly cacheControl: string;
}

/**
 * `GET /media/…`: copies of uploaded pictures, in the sizes that pages use only. Makes them on
 * first request from the file in the database, one at a time, and stores them on this server's
 * disk. 404 once the file is deleted, 503 while the database does not respond.
 */
export function picturesRoute({
  orm,
  folder,
  log,
}: {
  readonly orm: Orm;
  /** A cache; may be deleted at any time. */
  readonly folder: string;
  readonly log: Log;
}) {
  const files = createLimitedFiles({ folder, maximumBytes: MAXIMUM_FILES_BYTES });
  const oneAtATime = createConcurrencyLimiter({ limit: 1 });
  let memory = new ResponseCache({ maxBytes: MEMORY_BYTES });

  /** Returns undefined for an unknown picture or size. */
  async function findCopy(path: string): Promise<Copy | undefined> {
    const picture = parsePictureUrl(path);
    if (picture !== undefined) {
      const { hash, width, height } = picture;
      const file = await findPictureFile(orm, hash);
      if (file?.width !== width || file.height !== height) return undefined;
      return { hash, width: PLAIN_COPY_WIDTH, format: "jpg", cacheControl: ONE_YEAR };
    }
    const variant = parsePictureVariantUrl(path);
    if (variant !== undefined) {
      const { hash, width, format } = variant;
      const file = await findPictureFile(orm, hash);
      const widths = file && (format === "avif" ? avifWidths : webpWidths)(file.width);
      return widths?.includes(width) ? { ...variant, cacheControl: ONE_YEAR } : undefined;
    }
    const [[reference, id = ""] = []] = path.matchAll(PICTURE_REFERENCE);
    const hash = reference === path ? await findPictureHash(orm, id) : undefined;
    if (hash === undefined) return undefined;
    return { hash, width: PLAIN_COPY_WIDTH, format: "jpg", cacheControl: ONE_HOUR };
  }

  async function bytesOf({ hash, width, format }: Copy) {
    const name = `${hash}-${width}-${ENCODING}.${format}`;
    const there = await files.read(name);
    if (there !== undefined) return there;
    return oneAtATime(async () => {
      const made = await files.read(name);
      if (made !== undefined) return made;
      const master = await readPictureFile(orm, hash);
      if (master === undefined) return undefined;
      const started = performance.now();
      // Loaded with the first picture, because sharp takes memory.
      const { encodePicture } = await import("./encode-picture.ts");
      const bytes = new Uint8Array(await encodePicture(master, { width, format }));
      const milliseconds = Math.round(performance.now() - started);
      log.info({ name, bytes: bytes.length, milliseconds }, "Picture copy made");
      await files.write(name, bytes).catch((error: unknown) => {
        log.warn({ name, reason: redactedError(error) }, "Picture copy not written");
      });
      return bytes;
    });
  }

  /** Returns an existing copy while the database cannot confirm it. */
  async function withoutDatabase(path: string): Promise<CachedResponse | undefined> {
    const picture = parsePictureUrl(path);
    const copy = picture
      ? { hash: picture.hash, width: PLAIN_COPY_WIDTH, format: "jpg" as const }
      : parsePictureVariantUrl(path);
    if (copy === undefined) return undefined;
    const bytes = await files.read(`${copy.hash}-${copy.width}-${ENCODING}.${copy.format}`);
    return bytes && responseOf(bytes, { ...copy, cacheControl: "no-store" });
  }

  async function respond(context: Context): Promise<Response> {
    const { path } = context.req;
    try {
      const response = await memory.getOrCreate(path, async () => {
        const copy = await findCopy(path);
        const bytes = copy && (await bytesOf(copy));
        if (copy === undefined || bytes === undefined) {
          return new Response("Not found", {
            status: 404,
            headers: { "Cache-Control": "no-store" },
          });
        }
        return responseOf(bytes, copy);
      });
      return "variants" in response ? respondFrom(response, context.req.raw) : response;
    } catch (error) {
      const there = await withoutDatabase(path);
      if (there !== undefined) return respondFrom(there, context.req.raw);
      log.error({ path, reason: redactedError(error) }, "Picture copy not made");
      const headers = { "Cache-Control": "no-store", "Retry-After": "10" };
      return context.text("No picture now", 503, headers);
    }
  }

  return {
    routes: new Hono().get("*", respond),
    cached: (path: string): CachedResponse | undefined => memory.get(path),
    /** Deletes copies of deleted pictures, after a change. */
    async refresh(): Promise<void> {
      memory = new ResponseCache({ maxBytes: MEMORY_BYTES });
      try {
        const hashes = await listPictureHashes(orm);
        await files.removeOthers((name) => hashes.has(name.slice(0, name.indexOf("-"))));
      } catch (error) {
        log.warn({ reason: redactedError(error) }, "Copies of deleted pictures not removed");
      }
    },
  };
}

function responseOf(
  bytes: Uint8Array<ArrayBuffer>,
  { format, cacheControl }: Pick<Copy, "format" | "cacheControl">,
): CachedResponse {
  return cacheResponse(
    { identity: bytes },
    { "Content-Type": TYPES[format], "Cache-Control": cacheControl },
  );
}
