import { createHmac, randomBytes } from "node:crypto";
import { isIP } from "node:net";
import type { Context } from "hono";
import ipaddr from "ipaddr.js";

/**
 * Returns the visitor's IP address. Each of `trustedProxies` appended one address to X-Forwarded-For; entries further
 * left are unverified.
 */
export function clientIp(context: Context, trustedProxies: number): string | undefined {
  const forwarded = context.req.header("X-Forwarded-For")?.split(",") ?? [];
  const chain = [...(trustedProxies === 0 ? [] : forwarded), connectionIp(context) ?? ""];
  return parseIp(chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? "");
}

/** Returns the peer's IP, possibly a proxy's; calls within the process have none. */
export function connectionIp(context: Context): string | undefined {
  const host = context.env as
    | { readonly incoming?: { readonly socket?: { readonly remoteAddress?: string } } }
    | undefined;
  return host?.incoming?.socket?.remoteAddress;
}

/** Strips port and brackets; maps IPv4-mapped IPv6 to IPv4. */
function parseIp(written: string): string | undefined {
  const ip = written
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
  return isIP(ip) === 0 ? undefined : ipaddr.process(ip).toString();
}

const PRIVATE_RANGES = new Set<string>(["loopback", "private", "linkLocal", "uniqueLocal"]);

/** Returns whether an IP belongs to this machine or a private network; a zone (`%eth0`) may follow. */
export function isPrivateIp(ip: string): boolean {
  return ipaddr.isValid(ip) && PRIVATE_RANGES.has(ipaddr.process(ip).range());
}

/** Groups of a /64, the smallest network a customer gets. */
const CUSTOMER_GROUPS = 4;
/** Groups of a /48, which one customer may own. */
const SITE_GROUPS = 3;

const OWN_SECRET = randomBytes(32);

/**
 * Returns an HMAC of a visitor's IP (an IPv6 /64) for counters. Undefined for a private address, which all visitors
 * would share behind an undeclared proxy (`TRUST_PROXY`). Processes that count together share the secret.
 */
export function ipKey(
  ip: string | undefined,
  secret: string | Uint8Array = OWN_SECRET,
): string | undefined {
  if (ip === undefined || isPrivateIp(ip)) return undefined;
  return keyOf(ipv6Prefix(ip, CUSTOMER_GROUPS) ?? ip, secret);
}

/** Returns `ipKey` and the key of the IPv6 address's /48. */
export function networksOf(ip: string | undefined, secret: string | Uint8Array = OWN_SECRET) {
  const own = ipKey(ip, secret);
  const prefix = own === undefined ? undefined : ipv6Prefix(ip ?? "", SITE_GROUPS);
  return { own, prefix: prefix === undefined ? undefined : keyOf(prefix, secret) };
}

function keyOf(network: string, secret: string | Uint8Array): string {
  return createHmac("sha256", secret).update(network).digest("hex").slice(0, 24);
}

function ipv6Prefix(ip: string, groups: number): string | undefined {
  const parsed = ipaddr.process(ip);
  if (!(parsed instanceof ipaddr.IPv6)) return undefined;
  const parts = parsed.parts.slice(0, groups);
  return parts.map((part) => part.toString(16)).join(":");
}
