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
