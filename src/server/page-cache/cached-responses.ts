import { setImmediate as nextTurn } from "node:timers/promises";
import type { Context, MiddlewareHandler } from "hono";
import type { Limits } from "#runtime/concurrency/limits.ts";
import { type CachedResponse, cacheResponse, respondFrom } from "#runtime/http/cached-response.ts";
import { compressBody } from "#runtime/http/compression.ts";
import type { ResponseCache } from "#runtime/http/response-cache.ts";
import { isDataRequest } from "#language/path-segments.ts";
import type { Metrics } from "../metrics.ts";
import { cacheKey, type Contents, isOfKnown, isPagePath } from "./cache-key.ts";
import { countRender, uncountRender } from "./render-limit.ts";

/** All others are rendered on request. */
const MAX_REFRESHED = 200;

/** Environment of a request that fills the cache, without a visitor. */
export const FOR_CACHE = { isForCache: true };

/**
 * Caches responses that are the same for all visitors until the content changes. Renders from a
 * request that consists of the key, so that nothing personal gets in; counts every other request
 * first.
 */
export function createCachedResponses(options: {
  readonly cache: ResponseCache;
  readonly isOff: boolean;
  readonly render: (request: Request, environment: typeof FOR_CACHE) => Promise<Response>;
  readonly contents: () => Contents;
  /** Refreshes what keys depend on, if it changes unannounced. */
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
    // Each encoding gets its own.
    const {
      etag: _e,
      vary: _v,
      "content-length": _l,
      ...headers
    } = Object.fromEntries(response.headers);
    // A page's data depend on router parameters, which proxies do not know.
    const [path = ""] = key.split("?", 1);
    return cacheResponse(
      bodies,
      isDataRequest(path) ? { ...headers, "cache-control": "no-store" } : headers,
    );
  }

  function cached(url: string, key = keyOf(url)): CachedResponse | undefined {
    const found = key === undefined ? undefined : cache.get(key);
    if (found !== undefined && isPagePath(url)) metrics.page("cached");
    return found;
  }

  /**
   * After a change of content, re-renders cached responses one at a time, the most recently used
   * first, so that no visitor waits (decision 0030). Resolves when done or overtaken by another
   * change.
   */
  async function refresh(): Promise<void> {
    const change = (changes += 1);
    for (const key of cache.markStale().slice(0, MAX_REFRESHED)) {
      // Yields to requests between renders.
      await nextTurn();
      if (change !== changes || isStopping()) return;
      const known = cache.get(key);
      if (known !== undefined && known.isStale !== true) continue;
      // The next request fails too, and logs it.
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
    // A redirect keeps the whole query, which is not in the key; a redirect of data is in the body.
    const isRedirect = made.headers.has("Location") || made.status === 202;
    return isRedirect && key !== url ? undefined : made;
  }

  /** Responds from memory, else counts and renders the request, into the cache if shareable. */
  const middleware: MiddlewareHandler = async (context, next) => {
    const { raw } = context.req;
    if (context.env === FOR_CACHE || counted.has(raw)) return next();
    counted.add(raw);
    return (await respond(raw, ipOf(context))) ?? next();
  };

  return { cached, respond, middleware, refresh };
}
