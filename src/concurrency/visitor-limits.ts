/** The networks that a visitor belongs to, by names for counters; undefined where they have none of their own. */
export interface Networks {
  /** An IPv4 address, or the /64 of an IPv6 one. */
  readonly own: string | undefined;
  /** The /48 of an IPv6 address. */
  readonly prefix: string | undefined;
}

/** How much one window of time takes. */
export interface VisitorLimits {
  readonly perIp: number;
  /** Of all visitors: above it only visitors who have asked for little are admitted. */
  readonly together: number;
  /** How much that is, per IP. */
  readonly little: number;
}

/** Counts one more under a name and returns 0, or the seconds until there is room again. */
export type Take = (name: string, maximum: number) => number | Promise<number>;

/** One customer may have a /48 whole, or 65,536 may share it: it has so many times what an IP has. */
const TIMES_PER_PREFIX = 3;

/** Counts one more of a visitor's networks; returns 0, or the seconds to wait where one has had too many. */
export async function takeFromNetworks(
  take: Take,
  { own, prefix }: Networks,
  perIp: number,
): Promise<number> {
  if (own !== undefined) {
    const seconds = await take(own, perIp);
    if (seconds > 0) return seconds;
  }
  return prefix === undefined ? 0 : take(prefix, TIMES_PER_PREFIX * perIp);
}

/**
 * Counts one more of a visitor; returns 0, or the seconds to wait. What many do together refuses nobody who has
 * asked for little, but for visitors without an IP of their own, who cannot be told apart.
 */
export async function takeForVisitor(
  take: Take,
  networks: Networks,
  { perIp, together, little }: VisitorLimits,
): Promise<number> {
  const own = await takeFromNetworks(take, networks, perIp);
  if (own > 0) return own;
  const seconds = await take("all", together);
  if (seconds === 0 || networks.own === undefined) return seconds;
  return takeFromNetworks((name, maximum) => take(`little:${name}`, maximum), networks, little);
}

/** Every name under which `takeForVisitor` may have counted a visitor. */
export function countersOf({ own, prefix }: Networks): string[] {
  const names = [own, prefix].filter((name) => name !== undefined);
  return [...names, ...names.map((name) => `little:${name}`), "all"];
}
