import { timingSafeEqual, createHash } from "node:crypto";
import { isIP } from "node:net";
import { type Context, Hono } from "hono";
import { isPrivateIp } from "#http/client-ip.ts";
import { connectionIp } from "#http/client-ip.ts";
import type { Metrics } from "./metrics.ts";

/** Headers that proxies add: a request through a proxy comes from outside. */
const SIGNS_OF_A_PROXY = [
  "Forwarded",
  "Via",
  "X-Real-IP",
  "CF-Connecting-IP",
  "True-Client-IP",
].concat(["X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto"]);

/**
 * `GET /metrics` for the one who watches: with the token, from anywhere; where no token is set,
 * from this machine and its private network directly, by an IP or name of theirs.
 * For everybody else there is nothing here.
 */
export function metricsRoute(metrics: Metrics, token: string | undefined) {
  return new Hono().get("/metrics", async (context) => {
    const noStore = { "Cache-Control": "no-store" };
    if (token === undefined ? !isNear(context) : !carries(context, token)) {
      if (token === undefined) return context.text("Not found", 404, noStore);
      return context.text("Token wanted", 401, { ...noStore, "WWW-Authenticate": "Bearer" });
    }
    const headers = { ...noStore, "Content-Type": metrics.contentType };
    return context.body(await metrics.text(), 200, headers);
  });
}

function isNear(context: Context): boolean {
  if (SIGNS_OF_A_PROXY.some((name) => context.req.header(name) !== undefined)) return false;
  const ip = connectionIp(context);
  if (ip === undefined || !isPrivateIp(ip)) return false;
  return isPrivateHost(new URL(context.req.url).hostname);
}

/**
 * Whether a host is meant for this machine or its network: a page of the web that has its own name
 * lead to this machine's IP reads nothing in the operator's browser.
 */
function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  if (isIP(host) !== 0) return isPrivateIp(host);
  return !host.includes(".") || /\.(localhost|local|internal)$/i.test(host);
}

function carries(context: Context, token: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  const given = context.req.header("Authorization") ?? "";
  return timingSafeEqual(hash(given), hash(`Bearer ${token}`));
}
