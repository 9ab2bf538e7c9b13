import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { isbot } from "isbot";
import { z } from "zod";
import { cacheFor } from "#concurrency/cache-for.ts";
import type { Database } from "#database/connect.server.ts";
import { clientIp, networksOf } from "#http/client-ip.ts";
import { isCrossSiteRequest } from "#http/form-post.ts";
import { DATABASE_UNREACHABLE, describeOperation } from "#http/describe-operation.ts";
import { problem } from "#http/problem.ts";
import { createRateLimiter } from "#concurrency/rate-limiter.ts";
import { takeForVisitor, type VisitorLimits } from "#concurrency/visitor-limits.ts";
import { LANGUAGES } from "#language/languages.ts";
import { EVENT_NAMES } from "./tracked-events.ts";
import { countEvent } from "./insights.queries.ts";

/** What a page posts of an event. Leads are missing: the server counts those that it stores. */
const eventPost = z.object({
  event: z.enum(EVENT_NAMES).exclude(["generate_lead"]),
  /** A restaurant's slug; which ones exist is checked where they are known. */
  restaurant: z.string().max(120).default(""),
  language: z.enum(LANGUAGES),
});

/** Far more than an event needs. */
const MAXIMUM_BODY_BYTES = 1024;

/** A visitor in a hurry stays far below; a program cannot make up a month in a minute. */
const EVENT_LIMITS: VisitorLimits = { perIp: 60, together: 6000, little: 10 };

export interface InsightsApiOptions {
  /** The slugs that an event may name. */
  readonly restaurantSlugs: () => Promise<ReadonlySet<string>>;
  /** Public origin of the site: posts of other sites' pages are refused. */
  readonly siteUrl: string;
  readonly trustedProxies: number;
  readonly limits?: VisitorLimits;
}

const describe = describeOperation({
  summary: "What a visitor just did, for the daily totals. Nothing about the visitor is stored.",
  body: eventPost,
  isJsonOnly: true,
  responses: {
    204: ["Counted, unless a program sent it"],
    403: ["Posted by a page of another site", null],
    413: ["The body is larger than 1 KB", null],
    422: ["Unknown event or restaurant", null],
    429: ["Too many: `Retry-After` holds the seconds to wait", null],
    503: DATABASE_UNREACHABLE,
  },
});

/**
 * `POST /events`: what a visitor of a page just did. 204, also where it is not counted because a
 * program sent it. No cookie, IP or name is stored; only a day's total grows.
 */
export function insightsApi(database: Pick<Database, "orm">, options: InsightsApiOptions) {
  const { restaurantSlugs, siteUrl, trustedProxies, limits = EVENT_LIMITS } = options;
  const take = createRateLimiter();
  // A click must not cost a search through all restaurants.
  const knownSlugs = cacheFor(60_000, restaurantSlugs);
  const api = new Hono();
  const limitBody = bodyLimit({
    maxSize: MAXIMUM_BODY_BYTES,
    onError: (context) => problem(context, 413, "Body too large", "At most 1 KB, please."),
  });
  const limitEvents: MiddlewareHandler = async (context, next) => {
    context.header("Cache-Control", "no-store");
    if (isCrossSiteRequest(context.req.raw.headers, siteUrl)) {
      return problem(context, 403, "Posted by another site");
    }
    if (isbot(context.req.header("User-Agent"))) return context.body(null, 204);
    const networks = networksOf(clientIp(context, trustedProxies));
    const seconds = await takeForVisitor(take, networks, limits);
    if (seconds > 0) {
      context.header("Retry-After", String(seconds));
      return problem(context, 429, "Too many events");
    }
    return next();
  };
  api.post("/", describe, limitEvents, limitBody, async (context) => {
    // A beacon's text comes as plain text, whatever it contains.
    const body: unknown = await context.req.json().catch(() => undefined);
    const parsed = eventPost.safeParse(body);
    if (!parsed.success) return problem(context, 422, "No event that is known");
    const { restaurant } = parsed.data;
    if (restaurant !== "" && !(await knownSlugs()).has(restaurant)) {
      return problem(context, 422, "No restaurant that is known");
    }
    await countEvent(database.orm, parsed.data);
    return context.body(null, 204);
  });
  return api;
}
