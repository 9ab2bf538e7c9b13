import type { Limit } from "#concurrency/limits.ts";
import { networksOf } from "#http/client-ip.ts";

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
export async function admitLead(limit: Limit, sender: Sender): Promise<string> {
  const { ip, secret, isSuspected } = sender;
  const visitor = networksOf(ip, secret);
  const refuseOver = async (name: "lead" | "leadInFlood") => {
    const seconds = await limit(name, visitor);
    if (seconds > 0) throw new TooManyLeadsError(seconds);
  };

  await refuseOver("lead");
  let reason = "";
  if (visitor.own === undefined && (await limit("leadWithoutIp")) > 0) {
    reason = FLOOD_WITHOUT_IP;
  } else if (!isSuspected && (await limit("leads")) > 0) {
    reason = FLOOD;
  }
  if (reason === "" && !isSuspected) return "";
  const seconds = await limit("quarantined");
  if (seconds === 0) return reason;
  if (isSuspected || visitor.own === undefined) throw new TooManyLeadsError(seconds);
  await refuseOver("leadInFlood");
  return reason;
}

/**
 * Counts a mail to a visitor and returns whether it may be sent: a client that posts the e-mails of
 * others must not make a mailer of the site. Visitors without their own IP share one counter.
 */
export async function admitVisitorMail(
  limit: Limit,
  { ip, secret }: Pick<Sender, "ip" | "secret">,
): Promise<boolean> {
  const { own = "without ip", prefix } = networksOf(ip, secret);
  return (await limit("visitorMail", { own, prefix })) === 0;
}
