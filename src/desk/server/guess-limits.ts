import { createHmac } from "node:crypto";
import type { Context } from "hono";
import { countersOf, takeForVisitor, type VisitorLimits } from "#concurrency/visitor-limits.ts";
import type { Orm } from "#database/connect.server.ts";
import { returnToLimits, takeFromLimit } from "#database/rate-limit.ts";
import { clientIp, networksOf } from "#http/client-ip.ts";
import { DeskProblem } from "./desk-problem.ts";
import { DESK_COUNTERS } from "./expired-rows.ts";

export type GuessLimits = ReturnType<typeof createGuessLimits>;

/** What a route counts before it reads a body. */
export type CallLimit = "guess" | "challenge" | "upload";

const VISITOR_WINDOW_SECONDS = 300;
/** Each may cost a hash. */
const GUESSES: VisitorLimits = { perIp: 10, together: 300, little: 6 };
/** Each challenge for a passkey is a row for five minutes. */
const CHALLENGES: VisitorLimits = { perIp: 60, together: 3000, little: 20 };

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
  const keyOf = (name: string, of: string) =>
    `${DESK_COUNTERS}${name}:${createHmac("sha256", secret).update(of).digest("hex").slice(0, 32)}`;
  const secondsOver = (name: string, of: string, maximum: number, windowSeconds: number) =>
    takeFromLimit(orm, { key: keyOf(name, of), maximum, windowSeconds });
  const refuse = (seconds: number) => {
    if (seconds > 0) throw new DeskProblem("too-many-attempts", { retryAfterSeconds: seconds });
  };
  const networks = (context: Context) => {
    const ip = clientIp(context, trustedProxies);
    // A private address is one, too: guessing is limited wherever it comes from.
    const { own = ip ?? "none", prefix } = networksOf(ip, secret);
    return { own, prefix };
  };
  const ofVisitor = async (context: Context, name: "ip" | "challenge", limits: VisitorLimits) =>
    refuse(
      await takeForVisitor(
        (of, maximum) => secondsOver(name, of, maximum, VISITOR_WINDOW_SECONDS),
        networks(context),
        limits,
      ),
    );

  return {
    /**
     * Counts a call: a guess of a password, a code or an invitation; a challenge; or a file of an account, for
     * which the server works a second. Throws `too-many-attempts`.
     */
    async count(limit: CallLimit, context: Context, accountId = ""): Promise<void> {
      if (limit === "guess") await ofVisitor(context, "ip", GUESSES);
      else if (limit === "challenge") await ofVisitor(context, "challenge", CHALLENGES);
      else refuse(await secondsOver("upload", accountId, 60, 900));
    },
    /** A guess of the password that belongs to an e-mail, whether it has an account or not. */
    guessPassword: async (email: string) =>
      refuse(await secondsOver("email", email.toLowerCase(), 5, 900)),
    /** So many of an IP were none: a sign-in that succeeded was no guess. */
    wasRight: (context: Context, times: number) =>
      returnToLimits(
        orm,
        countersOf(networks(context)).map((of) => keyOf("ip", of)),
        times,
      ),
    wasRightPassword: (email: string) =>
      returnToLimits(orm, [keyOf("email", email.toLowerCase())], 1),
    /** False where an account has used a code before, which is valid for 90 seconds. */
    isFirstUse: async (accountId: string, code: string) =>
      (await secondsOver("code", `${accountId} ${code}`, 1, 120)) === 0,
    /** Nobody fills the audit log by guessing. */
    isWorthALine: async (about: string) => (await secondsOver("audit", about, 20, 900)) === 0,
  };
}
