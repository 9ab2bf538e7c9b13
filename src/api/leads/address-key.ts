import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { isPrivateAddress } from "../private-network.ts";

/**
 * Names a visitor's address in the table of limits without holding it, or undefined for an
 * address that is no visitor's own: behind a proxy of the same machine or network that nobody told
 * us to trust (`TRUST_PROXY`), all visitors would share it.
 */
export function addressKey(address: string | undefined): string | undefined {
  if (address === undefined || isPrivateAddress(address)) return undefined;
  const network = isIPv6(address) ? ipv6Network(address) : address;
  return createHash("sha256").update(network).digest("hex").slice(0, 24);
}

/** The first 64 bits: a line's customer has all that begin so, and can change freely. */
function ipv6Network(address: string): string {
  const [left = "", right = ""] = address.split("%")[0]?.split("::") ?? [];
  const before = left.split(":");
  const after = right.split(":");
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  const network = groups.map((group) => Number.parseInt(group, 16) || 0);
  return network.map((group) => group.toString(16)).join(":");
}
