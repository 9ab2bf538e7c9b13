import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { Hono } from "hono";
import { LRUCache } from "lru-cache";
import type { ContentSource } from "#content/snapshot.ts";
import { DEFAULT_SITE_SETTINGS } from "#content/site-settings/site-settings.ts";
import { currentPictures } from "#language/former-pictures.ts";
import { parsePictureUrl } from "#language/picture-url.ts";
import { createConcurrencyLimiter } from "#runtime/concurrency/concurrency-limiter.ts";
import type { Log } from "#runtime/logging/log.ts";
import { darkInkOf } from "#site/ui/picture/image-sources.ts";
import manifest from "#site/ui/picture/image-manifest.json" with { type: "json" };
import type { OgImageInput } from "./draw-og-image.ts";
import { pageOgImage } from "./page-og-image.ts";
import { matchesEtag } from "#runtime/http/cached-response.ts";

/** About two hundred images; the site has a hundred pages. */
const MAX_BYTES = 24 * 1024 * 1024;
const PICTURES = "build/images";
const CACHE_CONTROL = "public, max-age=3600, stale-while-revalidate=86400";
/** Increment when the drawing changes for the same input. */
const DRAWING = 3;

const hashes = new Map(Object.entries(manifest).map(([name, [hash]]) => [name, hash]));

const DEFAULT_PICTURE = pictureName(DEFAULT_SITE_SETTINGS.seo.openGraphImage) ?? "";

/**
 * `GET /cards{canonical path}.jpg`: a page's picture for social networks, 1200 × 630 pixels. 404
 * without such a page, 503 while the product API is away.
 */
export function ogImagesRoute(options: {
  readonly content: ContentSource;
  readonly readUpload: (hash: string) => Promise<Uint8Array | undefined>;
  readonly log: Log;
}) {
  const { content, readUpload, log } = options;
  // A crawler that requests all of them must not slow pages down.
  const oneAtATime = createConcurrencyLimiter({ limit: 1 });
  const images = new LRUCache<string, Buffer<ArrayBuffer>, () => Promise<Buffer>>({
    maxSize: MAX_BYTES,
    sizeCalculation: (image) => image.length,
    fetchMethod: (_hash, _old, { context: draw }) => {
      return oneAtATime(async () => Buffer.from(await draw()));
    },
    ignoreFetchAbort: true,
  });

  return new Hono().get("*", async (context) => {
    const path = /^\/cards(\/.+)\.jpg$/.exec(new URL(context.req.url).pathname)?.[1] ?? "";
    const page = await pageOgImage(path, content.reader());
    if (page === undefined || page === null) {
      const status = page === null ? 404 : 503;
      return context.text("No image", status, { "Cache-Control": "no-store" });
    }
    const { settings } = content.current();
    const input: OgImageInput = { ...page, siteName: settings.siteName };
    const upload = parsePictureUrl(page.image);
    const picture =
      pictureName(page.image) ?? pictureName(settings.seo.openGraphImage) ?? DEFAULT_PICTURE;
    const hash = createHash("sha256")
      .update(JSON.stringify([DRAWING, input, picture, upload?.hash ?? hashes.get(picture)]))
      .digest("base64url")
      .slice(0, 27);
    const etag = `"${hash}"`;
    const headers = { ETag: etag, "Cache-Control": CACHE_CONTROL };
    if (matchesEtag(context.req.header("If-None-Match"), [etag]))
      return context.body(null, 304, headers);
    const image = await images.forceFetch(hash, {
      context: async () => {
        const started = performance.now();
        // Loaded with the first image, because sharp takes memory.
        const { drawOgImage } = await import("./draw-og-image.ts");
        const uploaded = upload && (await readUpload(upload.hash));
        const background =
          uploaded ?? (await readFile(`${PICTURES}/${picture}`).catch(() => undefined));
        const bytes = await drawOgImage(input, {
          bytes: background,
          focus: uploaded && upload?.focus,
          darkInk: darkInkOf(uploaded ? page.image : `/images/${picture}`),
        });
        const milliseconds = Math.round(performance.now() - started);
        log.info({ path, bytes: bytes.length, milliseconds }, "Open Graph image drawn");
        return bytes;
      },
    });
    return context.body(image, 200, { ...headers, "Content-Type": "image/jpeg" });
  });
}

function pictureName(image: string): string | undefined {
  const name = currentPictures(image).replace(/^\/images\//, "");
  return image.startsWith("/images/") && hashes.has(name) && !name.endsWith(".svg")
    ? name
    : undefined;
}
