import { setImmediate as nextTurn } from "node:timers/promises";
import type { Context, MiddlewareHandler } from "hono";
import type { Limits } from "#concurrency/limits.ts";
import { type CachedResponse, cacheResponse, respondFrom } from "#http/cached-response.ts";
import { compressBody } from "#http/compression.ts";
import type { ResponseCache } from "#http/response-cache.ts";
import { isDataRequest } from "#language/path-segments.ts";
import type { Metrics } from "../metrics.ts";
import { cacheKey, type Contents, isOfKnown, isPagePath } from "./cache-key.ts";
import { countRender, uncountRender } from "./render-limit.ts";

/** The rest is made again when it is requested. */
const MAX_REFRESHED = 200;

/** The environment of a request that fills the cache: it belongs to no visitor. */
export const FOR_CACHE = { isForCache: true };

/**
 * Keeps the responses that every visitor gets alike, until the content changes. The application makes one from a request
 * that consists of its key, so that nothing of a visitor's gets into it; every other request is counted first.
 */
export function createCachedResponses(options: {
  readonly cache: ResponseCache;
  /** In development nothing is cached. */
  readonly isOff: boolean;
  readonly render: (request: Request, environment: typeof FOR_CACHE) => Promise<Response>;
  readonly contents: () => Contents;
  /** Reads again what keys are made of, where it may have changed unannounced. */
  readonly refreshKnown: () => Promise<void>;
  readonly limits: Limits;
  readonly ipOf: (context: Context) => string | undefined;
  readonly isStopping: () => boolean;
  readonly metrics: Pick<Metrics, "page">;
}) {
  const { cache, isOff, render, contents, refreshKnown, limits, ipOf, isStopping, metrics } =
    options;
  const keyOf = (url: string) => (isOff ? undefined : cacheKey(url, contents()));
  const counted = new WeakSet<Request>();
  let changes = 0;

  async function create(key: string): Promise<CachedResponse | Response> {
    const response = await render(new Request(`http://site${key}`), FOR_CACHE);
    const isPublic = response.headers.get("Cache-Control")?.startsWith("public");
    if (response.status !== 200 || !isPublic) return response;
    const type = response.headers.get("Content-Type") ?? "";
    const bodies = await compressBody(new Uint8Array(await response.arrayBuffer()), type);
    // Of this one rendering; each encoding gets its own.
    const {
      etag: _e,
      vary: _v,
      "content-length": _l,
      ...headers
    } = Object.fromEntries(response.headers);
    // The data of a page depend on parameters of the router, which no proxy knows.
    const [path = ""] = key.split("?", 1);
    return cacheResponse(
      bodies,
      isDataRequest(path) ? { ...headers, "cache-control": "no-store" } : headers,
    );
  }

  /** The response in memory to a GET or HEAD of this path and query, under its key. */
  function cached(url: string, key = keyOf(url)): CachedResponse | undefined {
    const found = key === undefined ? undefined : cache.get(key);
    if (found !== undefined && isPagePath(url)) metrics.page("cached");
    return found;
  }

  /**
   * The content has changed: makes what was cached again, the most recently used first and one at a time, so that no
   * visitor waits for that (decision 0030). Resolves when that is done, or another change has begun.
   */
  async function refresh(): Promise<void> {
    const change = (changes += 1);
    for (const key of cache.markStale().slice(0, MAX_REFRESHED)) {
      // Requests are answered between two renders.
      await nextTurn();
      if (change !== changes || isStopping()) return;
      const known = cache.get(key);
      if (known !== undefined && known.isStale !== true) continue;
      // The next request meets the same failure, and says so.
      await cache.renew(key, () => create(key)).catch(() => {});
    }
  }

  async function respond(request: Request, ip: string | undefined): Promise<Response | undefined> {
    const { pathname, search } = new URL(request.url);
    const url = pathname + search;
    const isOwnApi = pathname.startsWith("/api/");
    if (isOfKnown(url)) await refreshKnown();
    const key = keyOf(url);
    const known = cached(url, key);
    if (known !== undefined) return respondFrom(known, request);
    const refusal = isOwnApi ? undefined : await countRender(limits, request, ip);
    if (refusal !== undefined) return refusal;
    const made = key === undefined ? undefined : await cache.getOrCreate(key, () => create(key));
    const isShared = made !== undefined && "variants" in made;
    if (isPagePath(url)) metrics.page(isShared ? "rendered" : "uncached");
    if (made === undefined) return undefined;
    if (isShared) {
      if (!isOwnApi) await uncountRender(limits, ip);
      return respondFrom(made, request);
    }
    // A redirect keeps the whole query, which is not in the key; that of data is in their body.
    const isRedirect = made.headers.has("Location") || made.status === 202;
    return isRedirect && key !== url ? undefined : made;
  }

  /** Responds from memory, else counts the request and renders it, into the cache where it may be shared. */
  const middleware: MiddlewareHandler = async (context, next) => {
    const { raw } = context.req;
    if (context.env === FOR_CACHE || counted.has(raw)) return next();
    counted.add(raw);
    return (await respond(raw, ipOf(context))) ?? next();
  };

  return { cached, respond, middleware, refresh };
}
