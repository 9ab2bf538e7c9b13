import type { Orm } from "../../database/connect.server.ts";
import { takeFromLimit } from "../../database/rate-limit.ts";
import { addressKey, siteKey } from "../address-key.ts";

/** How many new leads are taken in ten minutes; repeats of a stored one do not count. */
export interface LeadLimits {
  readonly perAddress: number;
  /** Of all IPv6 addresses of one customer. */
  readonly perSite: number;
  readonly together: number;
}

/** An office behind one address may write; a program that floods may not fill the disk. */
export const LEAD_LIMITS: LeadLimits = { perAddress: 20, perSite: 60, together: 1500 };

/** The keys of these limits in the table begin so. */
export const LEAD_LIMIT_PREFIX = "lead:";

const WINDOW_SECONDS = 600;

/** One of too many leads. */
export class TooManyLeadsError extends Error {
  override name = "TooManyLeadsError";
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super(`Too many leads: again in ${retryAfterSeconds} s`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * Counts a new lead against the limits of its address and site (where known) and of all together.
 * Throws {@link TooManyLeadsError} when one is used up.
 */
export async function admitLead(
  transaction: Orm,
  address: string | undefined,
  { perAddress, perSite, together }: LeadLimits,
): Promise<void> {
  const limits = [
    { name: addressKey(address), maximum: perAddress },
    { name: siteKey(address), maximum: perSite },
    { name: "all", maximum: together },
  ];
  for (const { name, maximum } of limits) {
    if (name === undefined) continue;
    const seconds = await takeFromLimit(transaction, {
      key: `${LEAD_LIMIT_PREFIX}${name}`,
      maximum,
      windowSeconds: WINDOW_SECONDS,
    });
    if (seconds > 0) throw new TooManyLeadsError(seconds);
  }
}
