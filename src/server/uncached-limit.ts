import type { Context, MiddlewareHandler } from "hono";
import { createRateLimiter } from "#concurrency/rate-limiter.ts";
import { takeForVisitor, type VisitorLimits } from "#concurrency/visitor-limits.ts";
import { networksOf } from "#http/client-ip.ts";
import { languageOf } from "#language/match-path.ts";
import { m } from "#language/paraglide/messages.js";

/**
 * Pages that depend on a visitor's own choice cost a hundred times as much as a cached
 * page. A person asks for a few of them in a minute; all who ask for more take less than half of a core together.
 */
const READS: VisitorLimits = { perIp: 120, together: 3000, little: 6 };
/** Forms have limits of their own; a flood from many closes them to nobody (decision 0018). */
const POSTS: VisitorLimits = { ...READS, together: Number.POSITIVE_INFINITY };

/** Undefined, or the 429 for a request that is one too many of this IP or of all. */
export type UncachedLimit = (
  request: Request,
  ip: string | undefined,
) => Promise<Response | undefined>;

/** Returns what counts the requests that no cache can respond to: each process by itself. */
export function createUncachedLimit(reads = READS, posts = POSTS): UncachedLimit {
  const takeRead = createRateLimiter();
  const takePost = createRateLimiter();
  return async ({ method, url }, ip) => {
    const isPost = method === "POST";
    const seconds = await takeForVisitor(
      isPost ? takePost : takeRead,
      networksOf(ip),
      isPost ? posts : reads,
    );
    if (seconds === 0) return undefined;
    const locale = languageOf(new URL(url).pathname);
    return new Response(m.too_many_requests({}, { locale }), {
      status: 429,
      headers: {
        "Content-Type": "text/plain; charset=utf-8",
        "Content-Language": locale,
        "Cache-Control": "no-store",
        "Retry-After": String(seconds),
      },
    });
  };
}

/** The environment of a request that fills the cache: it counts as none of a visitor's. */
export const FOR_CACHE = { isForCache: true };

/** Counts the requests that reach it, but not those that fill the cache. */
export function uncachedLimitOf(
  refuse: UncachedLimit,
  ipOf: (context: Context) => string | undefined,
): MiddlewareHandler {
  return async (context, next) => {
    const refusal =
      context.env === FOR_CACHE ? undefined : await refuse(context.req.raw, ipOf(context));
    return refusal ?? next();
  };
}
