import { createHmac, randomBytes } from "node:crypto";
import { isIPv6 } from "node:net";
import { isPrivateIp } from "./client-ip.ts";

/** The first 64 bits: a line's customer has all addresses that begin so, and can change freely. */
const LINE_GROUPS = 4;
const PREFIX_GROUPS = 3;

/** Enough for what this process counts in its memory alone. */
const OWN_SECRET = randomBytes(32);

/**
 * Names a visitor's address in counters without holding it, or undefined for an address that is no
 * visitor's own: behind a proxy of the same machine or network that nobody told us to trust
 * (`TRUST_PROXY`), all visitors would share it. There are few enough addresses to try them all, so
 * a name says nothing only to those who do not have the secret. Processes that count together
 * share one; without one, the name is this process's own.
 */
export function ipKey(
  address: string | undefined,
  secret: string | Uint8Array = OWN_SECRET,
): string | undefined {
  if (address === undefined || isPrivateIp(address)) return undefined;
  return named(isIPv6(address) ? ipv6Network(address, LINE_GROUPS) : address, secret);
}

/**
 * Names the /48 prefix of an IPv6 address, or undefined for any other: one customer may have as
 * many as 65,536 lines, and would else be as many visitors.
 */
export function ipv6PrefixKey(
  address: string | undefined,
  secret: string | Uint8Array,
): string | undefined {
  if (address === undefined || !isIPv6(address) || isPrivateIp(address)) return undefined;
  return named(ipv6Network(address, PREFIX_GROUPS), secret);
}

function named(network: string, secret: string | Uint8Array): string {
  return createHmac("sha256", secret).update(network).digest("hex").slice(0, 24);
}

/** So many groups of 16 bits from the left. */
function ipv6Network(address: string, count: number): string {
  const [left = "", right = ""] = address.split("%")[0]?.split("::") ?? [];
  const before = left.split(":");
  const after = right.split(":");
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  const groups = [...before, ...zeros, ...after].slice(0, count);
  const network = groups.map((group) => Number.parseInt(group, 16) || 0);
  return network.map((group) => group.toString(16)).join(":");
}
