import { isIP } from "node:net";
import type { Context } from "hono";

/**
 * The visitor's IP address, or undefined when there is none. Each of `trustedProxies` proxies
 * added the address it saw to the right of X-Forwarded-For, so that many are taken from the
 * right; what stands further left is the visitor's own claim.
 */
export function visitorAddress(context: Context, trustedProxies: number): string | undefined {
  const forwarded = context.req.header("X-Forwarded-For")?.split(",") ?? [];
  const chain = [...(trustedProxies === 0 ? [] : forwarded), connectionAddress(context) ?? ""];
  return plainAddress(chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? "");
}

/** Of whoever is connected, a proxy perhaps; calls in the process itself have no connection. */
export function connectionAddress(context: Context): string | undefined {
  const host = context.env as
    | { readonly incoming?: { readonly socket?: { readonly remoteAddress?: string } } }
    | undefined;
  return host?.incoming?.socket?.remoteAddress;
}

/** Without port, brackets and the prefix of an IPv4 address on an IPv6 socket. */
function plainAddress(written: string): string | undefined {
  const address = written
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
    .replace(/^::ffff:(?=\d+\.)/i, "");
  return isIP(address) === 0 ? undefined : address;
}
