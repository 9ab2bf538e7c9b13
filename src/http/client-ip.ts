import { createHmac, randomBytes } from "node:crypto";
import { isIP } from "node:net";
import type { Context } from "hono";
import ipaddr from "ipaddr.js";

/**
 * The visitor's IP address, or undefined when there is none. Each of `trustedProxies` proxies
 * added the one it saw to the right of X-Forwarded-For, so that many are taken from the
 * right; what is further left is the visitor's own claim.
 */
export function clientIp(context: Context, trustedProxies: number): string | undefined {
  const forwarded = context.req.header("X-Forwarded-For")?.split(",") ?? [];
  const chain = [...(trustedProxies === 0 ? [] : forwarded), connectionIp(context) ?? ""];
  return parseIp(chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? "");
}

/** The IP of the connection, perhaps of a proxy; calls within the process have no connection. */
export function connectionIp(context: Context): string | undefined {
  const host = context.env as
    | { readonly incoming?: { readonly socket?: { readonly remoteAddress?: string } } }
    | undefined;
  return host?.incoming?.socket?.remoteAddress;
}

/** Without port and brackets; an IPv4 address on an IPv6 socket is the IPv4 address. */
function parseIp(written: string): string | undefined {
  const ip = written
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
  return isIP(ip) === 0 ? undefined : ipaddr.process(ip).toString();
}

/** Where proxies and containers are, and no visitor of a public site. */
const PRIVATE_RANGES = new Set<string>(["loopback", "private", "linkLocal", "uniqueLocal"]);

/** Whether an IP address belongs to this machine or a private network; a zone (`%eth0`) may follow. */
export function isPrivateIp(ip: string): boolean {
  return ipaddr.isValid(ip) && PRIVATE_RANGES.has(ipaddr.process(ip).range());
}

/** A customer gets at least a /64 and can use any address in it. */
const CUSTOMER_GROUPS = 4;
/** A site (/48) holds 65,536 of those, and one customer may have it whole. */
const SITE_GROUPS = 3;

/** Enough for what this process counts in its memory alone. */
const OWN_SECRET = randomBytes(32);

/**
 * A key that stands for a visitor's IP address in counters without revealing it, or undefined for a
 * private address: behind a proxy that is not declared (`TRUST_PROXY`), all visitors would
 * share it. There are few enough addresses to try them all, so the key hides something only from
 * those who do not have the secret. Processes that count together share one.
 */
export function ipKey(
  ip: string | undefined,
  secret: string | Uint8Array = OWN_SECRET,
): string | undefined {
  if (ip === undefined || isPrivateIp(ip)) return undefined;
  return keyOf(ipv6Prefix(ip, CUSTOMER_GROUPS) ?? ip, secret);
}

/** The networks of a visitor: `ipKey`, and the same of the /48 that an IPv6 address belongs to. */
export function networksOf(ip: string | undefined, secret: string | Uint8Array = OWN_SECRET) {
  const own = ipKey(ip, secret);
  const prefix = own === undefined ? undefined : ipv6Prefix(ip ?? "", SITE_GROUPS);
  return { own, prefix: prefix === undefined ? undefined : keyOf(prefix, secret) };
}

function keyOf(network: string, secret: string | Uint8Array): string {
  return createHmac("sha256", secret).update(network).digest("hex").slice(0, 24);
}

/** The first groups of 16 bits of an IPv6 address. */
function ipv6Prefix(ip: string, groups: number): string | undefined {
  const parsed = ipaddr.process(ip);
  if (!(parsed instanceof ipaddr.IPv6)) return undefined;
  const parts = parsed.parts.slice(0, groups);
  return parts.map((part) => part.toString(16)).join(":");
}
