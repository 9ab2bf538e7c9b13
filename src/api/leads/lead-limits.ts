import type { Orm } from "../../database/connect.server.ts";
import { takeFromLimit } from "../../database/rate-limit.ts";
import { addressKey } from "./address-key.ts";

/** How many new leads are taken in ten minutes; repeats of a stored one do not count. */
export interface LeadLimits {
  readonly perAddress: number;
  readonly together: number;
}

/** An office behind one address may write; a program that floods may not fill the disk. */
export const LEAD_LIMITS: LeadLimits = { perAddress: 20, together: 1500 };

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
 * Counts a new lead against the limits of its address (where known) and of all together.
 * Throws {@link TooManyLeadsError} when one is used up.
 */
export async function admitLead(
  transaction: Orm,
  address: string | undefined,
  { perAddress, together }: LeadLimits,
): Promise<void> {
  const key = addressKey(address);
  const limits = [
    ...(key === undefined ? [] : [{ key: `${LEAD_LIMIT_PREFIX}${key}`, maximum: perAddress }]),
    { key: `${LEAD_LIMIT_PREFIX}all`, maximum: together },
  ];
  for (const limit of limits) {
    const seconds = await takeFromLimit(transaction, { ...limit, windowSeconds: WINDOW_SECONDS });
    if (seconds > 0) throw new TooManyLeadsError(seconds);
  }
}
