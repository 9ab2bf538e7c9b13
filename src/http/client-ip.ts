import { BlockList, isIP, isIPv6 } from "node:net";
import type { Context } from "hono";

/**
 * The visitor's IP address, or undefined when there is none. Each of `trustedProxies` proxies
 * added the address it saw to the right of X-Forwarded-For, so that many are taken from the
 * right; what stands further left is the visitor's own claim.
 */
export function clientIp(context: Context, trustedProxies: number): string | undefined {
  const forwarded = context.req.header("X-Forwarded-For")?.split(",") ?? [];
  const chain = [...(trustedProxies === 0 ? [] : forwarded), connectionIp(context) ?? ""];
  return plainAddress(chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? "");
}

/** Of whoever is connected, a proxy perhaps; calls in the process itself have no connection. */
export function connectionIp(context: Context): string | undefined {
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

/** Networks that no visitor of a public site comes from: proxies and containers stand there. */
const PRIVATE = new BlockList();
PRIVATE.addSubnet("127.0.0.0", 8, "ipv4");
PRIVATE.addSubnet("10.0.0.0", 8, "ipv4");
PRIVATE.addSubnet("172.16.0.0", 12, "ipv4");
PRIVATE.addSubnet("192.168.0.0", 16, "ipv4");
PRIVATE.addSubnet("169.254.0.0", 16, "ipv4");
PRIVATE.addAddress("::1", "ipv6");
PRIVATE.addSubnet("fc00::", 7, "ipv6");
PRIVATE.addSubnet("fe80::", 10, "ipv6");

/** Whether an address is this machine's own or of a private network; a zone (`%eth0`) may follow. */
export function isPrivateIp(address: string): boolean {
  const [plain = ""] = address.split("%");
  return PRIVATE.check(plain, isIPv6(plain) ? "ipv6" : "ipv4");
}
