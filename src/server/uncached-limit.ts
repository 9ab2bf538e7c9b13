import { createRateLimiter, type RateLimits } from "#concurrency/rate-limiter.ts";
import { ipKey } from "#http/client-ip.ts";
import { languageOf } from "#language/match-path.ts";
import { m } from "#language/paraglide/messages.js";

const WINDOW_SECONDS = 60;

/**
 * Pages that depend on a visitor's own choice, and parts of a list, cost a hundred times as much as a cached
 * page. A person asks for a few of them in a minute; all together they take less than half of a core.
 */
const READS: RateLimits = { perIp: 120, together: 3000, windowMs: WINDOW_SECONDS * 1000 };
/** Forms have limits of their own; a flood from many closes them to nobody (decision 0018). */
const POSTS: RateLimits = { ...READS, together: Number.POSITIVE_INFINITY };

/** Undefined, or the 429 for a request that is one too many of this IP or of all. */
export type UncachedLimit = (request: Request, ip: string | undefined) => Response | undefined;

/** Returns what counts the requests that no cache can respond to: each process by itself. */
export function createUncachedLimit(reads = READS, posts = POSTS): UncachedLimit {
  const admitsRead = createRateLimiter(reads);
  const admitsPost = createRateLimiter(posts);
  return ({ method, url }, ip) => {
    const admits = method === "POST" ? admitsPost : admitsRead;
    if (admits(ipKey(ip))) return undefined;
    const locale = languageOf(new URL(url).pathname);
    return new Response(m.too_many_requests({}, { locale }), {
      status: 429,
      headers: {
        "Content-Type": "text/plain; charset=utf-8",
        "Content-Language": locale,
        "Cache-Control": "no-store",
        "Retry-After": String(WINDOW_SECONDS),
      },
    });
  };
}
