import type { Limit } from "#runtime/concurrency/limits.ts";
import { networksOf } from "#runtime/http/client-ip.ts";

const FLOOD = "Muitos envios ao mesmo tempo: limite geral atingido";
const FLOOD_WITHOUT_IP = "Muitos envios ao mesmo tempo: endereço de rede não identificado";

export class TooManyLeadsError extends Error {
  override name = "TooManyLeadsError";
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super(`Too many leads: again in ${retryAfterSeconds} s`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export interface Sender {
  readonly ip: string | undefined;
  /** Shared by all processes; hashes IPs. */
  readonly secret: string;
  readonly isSuspected: boolean;
}

/**
 * Counts a new lead against all limits. Returns the reason to quarantine it, or "" (also for
 * suspected spam within its budget). Throws {@link TooManyLeadsError} when the visitor exceeds a
 * limit.
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
 * Counts a mail to a visitor and returns whether it may be sent, so that posting other people's
 * addresses cannot turn the site into a mailer. Visitors without an IP of their own share one
 * counter.
 */
export async function admitVisitorMail(
  limit: Limit,
  { ip, secret }: Pick<Sender, "ip" | "secret">,
): Promise<boolean> {
  const { own = "without ip", prefix } = networksOf(ip, secret);
  return (await limit("visitorMail", { own, prefix })) === 0;
}
