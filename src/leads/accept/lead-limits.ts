import type { Orm } from "#database/connect.server.ts";
import { takeFromLimit } from "#database/rate-limit.ts";
import { ipKey, siteKey } from "#http/ip-key.ts";

/** How many new leads are taken in ten minutes; repeats of a stored one do not count. */
export interface LeadLimits {
  readonly perAddress: number;
  /** Of all IPv6 addresses of one customer. */
  readonly perSite: number;
  /** Of all visitors whose address is not their own; above it a lead is quarantined. */
  readonly withoutAddress: number;
  /** Of all visitors; above it a lead is quarantined. Suspected spam does not count here. */
  readonly together: number;
  /** Of all quarantined ones. Above it a visitor has `inFlood`, suspected spam nothing. */
  readonly quarantined: number;
  /** Per address, and three times as much per site. */
  readonly inFlood: number;
}

/**
 * An office behind one address may write; a program that floods may neither fill the disk nor close
 * the forms to others. A person sends one lead: even while a flood lasts, that is taken.
 */
export const LEAD_LIMITS: LeadLimits = {
  perAddress: 20,
  perSite: 60,
  withoutAddress: 200,
  together: 1500,
  quarantined: 300,
  inFlood: 2,
};

export const LEAD_WINDOW_SECONDS = 600;

/** Why a lead is quarantined that looks like any other, as the staff read it. */
const FLOOD = "Muitos envios ao mesmo tempo: limite geral atingido";
const FLOOD_WITHOUT_ADDRESS = "Muitos envios ao mesmo tempo: endereço de rede não identificado";

/** One of too many leads of a visitor. */
export class TooManyLeadsError extends Error {
  override name = "TooManyLeadsError";
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super(`Too many leads: again in ${retryAfterSeconds} s`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Who sent a lead, and how it looks. */
export interface Sender {
  readonly address: string | undefined;
  /** The key that all processes share, for the names of addresses. */
  readonly secret: string;
  readonly isSuspected: boolean;
}

/**
 * Counts a new lead against all limits. Answers "" where it may go its way, else why it is to be
 * quarantined (also for suspected spam within its budget, then ""). Throws
 * {@link TooManyLeadsError} when its own visitor has sent too many.
 */
export async function admitLead(orm: Orm, sender: Sender, limits: LeadLimits): Promise<string> {
  const { address, secret, isSuspected } = sender;
  const own = ipKey(address, secret);
  const site = siteKey(address, secret);
  const secondsOver = (name: string, maximum: number) =>
    takeFromLimit(orm, {
      key: `lead:${name}`,
      maximum,
      windowSeconds: LEAD_WINDOW_SECONDS,
    });
  const refuseOver = async (name: string, maximum: number) => {
    const seconds = await secondsOver(name, maximum);
    if (seconds > 0) throw new TooManyLeadsError(seconds);
  };

  if (own !== undefined) await refuseOver(own, limits.perAddress);
  if (site !== undefined) await refuseOver(site, limits.perSite);
  const isNameless = own === undefined;
  let reason = "";
  if (isNameless && (await secondsOver("without address", limits.withoutAddress)) > 0) {
    reason = FLOOD_WITHOUT_ADDRESS;
  } else if (!isSuspected && (await secondsOver("all", limits.together)) > 0) {
    reason = FLOOD;
  }
  if (reason === "" && !isSuspected) return "";
  const seconds = await secondsOver("quarantined", limits.quarantined);
  if (seconds === 0) return reason;
  if (isSuspected || own === undefined) throw new TooManyLeadsError(seconds);
  await refuseOver(`flood:${own}`, limits.inFlood);
  if (site !== undefined) await refuseOver(`flood:${site}`, 3 * limits.inFlood);
  return reason;
}
