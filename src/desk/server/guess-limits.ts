import { createHmac } from "node:crypto";
import type { Context } from "hono";
import type { Orm } from "#database/connect.server.ts";
import { returnToLimit, type RateLimit, takeFromLimit } from "#database/rate-limit.ts";
import { clientIp, ipPrefix } from "#http/client-ip.ts";
import { DeskProblem } from "./desk-problem.ts";
import { DESK_COUNTERS } from "./expired-rows.ts";

export type GuessLimits = ReturnType<typeof createGuessLimits>;

/** How often somebody may try, counted by all processes together, under names that reveal nothing (rule 10.7). */
export function createGuessLimits({
  orm,
  secret,
  trustedProxies,
}: {
  readonly orm: Orm;
  readonly secret: string;
  readonly trustedProxies: number;
}) {
  const limit = (name: string, of: string, maximum: number, windowSeconds: number): RateLimit => ({
    key: `${DESK_COUNTERS}${name}:${createHmac("sha256", secret).update(of).digest("hex").slice(0, 32)}`,
    maximum,
    windowSeconds,
  });
  const take = async (one: RateLimit) => {
    const seconds = await takeFromLimit(orm, one);
    if (seconds > 0) throw new DeskProblem("too-many-attempts", { retryAfterSeconds: seconds });
  };
  const ofIp = (context: Context, name: string, maximum: number) =>
    limit(name, ipPrefix(clientIp(context, trustedProxies)) ?? "none", maximum, 300);
  const ofEmail = (email: string) => limit("email", email.toLowerCase(), 5, 900);

  return {
    /** A guess of a password, a code or an invitation from an IP. */
    guess: (context: Context) => take(ofIp(context, "ip", 10)),
    /** A guess of the password that belongs to an e-mail, whether it has an account or not. */
    guessPassword: (email: string) => take(ofEmail(email)),
    /** So many of an IP were none: whoever signs in has not guessed. */
    wasRight: (context: Context, times: number) =>
      returnToLimit(orm, ofIp(context, "ip", 10), times),
    wasRightPassword: (email: string) => returnToLimit(orm, ofEmail(email), 1),
    /** Each challenge for a passkey is a row for five minutes. */
    challenge: (context: Context) => take(ofIp(context, "challenge", 60)),
    /** A file of an account, for which the server works a second. */
    upload: (accountId: string) => take(limit("upload", accountId, 60, 900)),
    /** False where an account has used a code before, which is valid for 90 seconds. */
    isFirstUse: async (accountId: string, code: string) =>
      (await takeFromLimit(orm, limit("code", `${accountId} ${code}`, 1, 120))) === 0,
    /** Nobody fills the audit log by guessing. */
    isWorthALine: async (about: string) =>
      (await takeFromLimit(orm, limit("audit", about, 20, 900))) === 0,
  };
}
