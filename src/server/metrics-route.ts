import { timingSafeEqual, createHash } from "node:crypto";
import { BlockList } from "node:net";
import { type Context, Hono } from "hono";
import { connectionAddress } from "../api/visitor-address.ts";
import type { Metrics } from "./metrics.ts";

const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
] as const) {
  PRIVATE.addSubnet(network, prefix);
}
PRIVATE.addAddress("::1", "ipv6");
PRIVATE.addSubnet("fc00::", 7, "ipv6");
PRIVATE.addSubnet("fe80::", 10, "ipv6");

/** What proxies add: whoever comes through one comes from outside. */
const SIGNS_OF_A_PROXY = ["X-Forwarded-For", "Forwarded", "Via", "X-Real-IP"];

/**
 * `GET /metrics` for the one who watches: with the token, from anywhere; where no token is set,
 * from this machine and its private network directly. For everybody else there is nothing here.
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
  const address = connectionAddress(context);
  if (address === undefined) return false;
  return PRIVATE.check(address, address.includes(":") ? "ipv6" : "ipv4");
}

function carries(context: Context, token: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  const given = context.req.header("Authorization") ?? "";
  return timingSafeEqual(hash(given), hash(`Bearer ${token}`));
}
