import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { isPrivateAddress } from "./private-network.ts";

/** The first 64 bits: a line's customer has all addresses that begin so, and can change freely. */
const LINE_GROUPS = 4;
const SITE_GROUPS = 3;

/**
 * Names a visitor's address in the table of limits without holding it, or undefined for an
 * address that is no visitor's own: behind a proxy of the same machine or network that nobody told
 * us to trust (`TRUST_PROXY`), all visitors would share it.
 */
export function addressKey(address: string | undefined): string | undefined {
  if (address === undefined || isPrivateAddress(address)) return undefined;
  return hashed(isIPv6(address) ? ipv6Network(address, LINE_GROUPS) : address);
}

/**
 * Names the site (48 bits) that an IPv6 address belongs to, or undefined for any other: one
 * customer may have as many lines as 65,536, and would else be as many visitors.
 */
export function siteKey(address: string | undefined): string | undefined {
  if (address === undefined || !isIPv6(address) || isPrivateAddress(address)) return undefined;
  return hashed(ipv6Network(address, SITE_GROUPS));
}

function hashed(network: string): string {
  return createHash("sha256").update(network).digest("hex").slice(0, 24);
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
