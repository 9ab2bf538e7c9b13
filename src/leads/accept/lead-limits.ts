import type { Orm } from "#database/connect.server.ts";
import { takeFromLimit } from "#database/rate-limit.ts";
import { type Take, takeFromNetworks } from "#concurrency/visitor-limits.ts";
import { networksOf } from "#http/client-ip.ts";

/** How many new leads are taken in ten minutes; repeats of a stored one do not count. */
export interface LeadLimits {
  readonly perIp: number;
  /** Of all visitors whose IP is not their own; above it a lead is quarantined. */
  readonly withoutIp: number;
  /** Of all visitors; above it a lead is quarantined. Suspected spam does not count here. */
  readonly together: number;
  /** Of all quarantined ones. Above it a visitor has `inFlood`, suspected spam nothing. */
  readonly quarantined: number;
  /** Per IP. */
  readonly inFlood: number;
}

/**
 * An office behind one IP may write; a program that floods may neither fill the disk nor close
 * the forms to others. A person sends one lead: even while a flood lasts, that is taken.
 */
export const LEAD_LIMITS: LeadLimits = {
  perIp: 20,
  withoutIp: 200,
  together: 1500,
  quarantined: 300,
  inFlood: 2,
};

export const LEAD_WINDOW_SECONDS = 600;

/** The counters of mails to visitors begin so; they count for the day of the key that names IPs. */
export const VISITOR_MAIL_COUNTERS = "visitor mail:";
const VISITOR_MAILS_PER_IP = 10;
const DAY_SECONDS = 86_400;

/** Why a lead without signs of spam is quarantined, as the staff read it. */
const FLOOD = "Muitos envios ao mesmo tempo: limite geral atingido";
const FLOOD_WITHOUT_IP = "Muitos envios ao mesmo tempo: endereço de rede não identificado";

/** One of too many leads of a visitor. */
export class TooManyLeadsError extends Error {
  override name = "TooManyLeadsError";
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super(`Too many leads: again in ${retryAfterSeconds} s`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Who sent a lead, and whether it looks like spam. */
export interface Sender {
  readonly ip: string | undefined;
  /** The key that all processes share, for the names of IPs. */
  readonly secret: string;
  readonly isSuspected: boolean;
}

/**
 * Counts a new lead against all limits. Returns "" where it may go its way, else why it is to be
 * quarantined (also for suspected spam within its budget, then ""). Throws
 * {@link TooManyLeadsError} when its own visitor has sent too many.
 */
export async function admitLead(orm: Orm, sender: Sender, limits: LeadLimits): Promise<string> {
  const { ip, secret, isSuspected } = sender;
  const networks = networksOf(ip, secret);
  const { own } = networks;
  const secondsOver: Take = (name, maximum) =>
    takeFromLimit(orm, {
      key: `lead:${name}`,
      maximum,
      windowSeconds: LEAD_WINDOW_SECONDS,
    });
  const refuseOver = async (take: Take, perIp: number) => {
    const seconds = await takeFromNetworks(take, networks, perIp);
    if (seconds > 0) throw new TooManyLeadsError(seconds);
  };

  await refuseOver(secondsOver, limits.perIp);
  let reason = "";
  if (own === undefined && (await secondsOver("without ip", limits.withoutIp)) > 0) {
    reason = FLOOD_WITHOUT_IP;
  } else if (!isSuspected && (await secondsOver("all", limits.together)) > 0) {
    reason = FLOOD;
  }
  if (reason === "" && !isSuspected) return "";
  const seconds = await secondsOver("quarantined", limits.quarantined);
  if (seconds === 0) return reason;
  if (isSuspected || own === undefined) throw new TooManyLeadsError(seconds);
  await refuseOver((name, maximum) => secondsOver(`flood:${name}`, maximum), limits.inFlood);
  return reason;
}

/**
 * Counts a mail to a visitor and returns whether it may be sent: a client that posts the e-mails of
 * others must not make a mailer of the site. Visitors without their own IP share one counter.
 */
export async function admitVisitorMail(
  orm: Orm,
  { ip, secret }: Pick<Sender, "ip" | "secret">,
): Promise<boolean> {
  const take: Take = (name, maximum) =>
    takeFromLimit(orm, {
      key: VISITOR_MAIL_COUNTERS + name,
      maximum,
      windowSeconds: DAY_SECONDS,
    });
  const { own = "without ip", prefix } = networksOf(ip, secret);
  return (await takeFromNetworks(take, { own, prefix }, VISITOR_MAILS_PER_IP)) === 0;
}
