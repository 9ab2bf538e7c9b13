import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { isbot } from "isbot";
import type { Limit } from "#runtime/concurrency/limits.ts";
import { clientIp, networksOf } from "#runtime/http/client-ip.ts";
import { DATABASE_UNREACHABLE, type Operation } from "#runtime/http/describe-operation.ts";
import { isCrossSitePost } from "#runtime/http/post-sender.ts";
import { problem } from "#runtime/http/problem.ts";

const MAXIMUM_BODY_BYTES = 1024;

export interface BeaconOptions {
  /** Public origin of the site; posts from other sites' pages are refused. */
  readonly siteUrl: string;
  readonly trustedProxies: number;
  readonly limit: Limit;
}

/** Returns the responses of a beacon's route; `wrong` describes invalid values. */
export const beaconResponses = (wrong: string): Operation["responses"] => ({
  204: ["Counted, unless a program sent it"],
  403: ["Posted by a page of another site", null],
  413: ["The body is larger than 1 KB", null],
  422: [wrong, null],
  429: ["Too many: `Retry-After` holds the seconds to wait", null],
  503: DATABASE_UNREACHABLE,
});

/** Parses a beacon's body, which arrives as plain text; undefined if not JSON. */
export const beaconBody = (context: Context): Promise<unknown> =>
  context.req.json().catch(() => undefined);

/** Filters beacons before reading them: own pages only, no bots (204, not counted), within limits, small bodies. */
export function limitBeacons(
  name: "event" | "visit",
  { siteUrl, trustedProxies, limit }: BeaconOptions,
): [MiddlewareHandler, MiddlewareHandler] {
  const limitVisitor: MiddlewareHandler = async (context, next) => {
    context.header("Cache-Control", "no-store");
    if (isCrossSitePost(context.req.raw.headers, siteUrl)) {
      return problem(context, 403, "Posted by another site");
    }
    if (isbot(context.req.header("User-Agent"))) return context.body(null, 204);
    const seconds = await limit(name, networksOf(clientIp(context, trustedProxies)));
    if (seconds > 0) {
      context.header("Retry-After", String(seconds));
      return problem(context, 429, "Too many");
    }
    return next();
  };
  const limitBody = bodyLimit({
    maxSize: MAXIMUM_BODY_BYTES,
    onError: (context) => problem(context, 413, "Body too large", "At most 1 KB, please."),
  });
  return [limitVisitor, limitBody];
}
