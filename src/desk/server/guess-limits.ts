import { createHmac } from "node:crypto";
import type { Context } from "hono";
import type { LimitName } from "#concurrency/limits.ts";
import type { Orm } from "#database/connect.server.ts";
import { sharedLimits } from "#database/rate-limit.ts";
import { clientIp, networksOf } from "#http/client-ip.ts";
import { DeskProblem } from "./desk-problem.ts";

export type GuessLimits = ReturnType<typeof createGuessLimits>;

/** What a route counts before it reads a body. */
export type CallLimit = "guess" | "challenge" | "upload";

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
  const { limit, giveBack } = sharedLimits(orm);
  const hidden = (text: string) =>
    createHmac("sha256", secret).update(text).digest("hex").slice(0, 32);
  const ofEmail = (email: string) => hidden(email.toLowerCase());
  const networks = (context: Context) => {
    const ip = clientIp(context, trustedProxies);
    // A private address is one, too: guessing is limited wherever it comes from.
    const { own = hidden(ip ?? "none"), prefix } = networksOf(ip, secret);
    return { own, prefix };
  };
  const isAdmitted = async (name: LimitName, key: string) => (await limit(name, key)) === 0;
  async function refuseOver(...counted: Parameters<typeof limit>): Promise<void> {
    const seconds = await limit(...counted);
    if (seconds > 0) throw new DeskProblem("too-many-attempts", { retryAfterSeconds: seconds });
  }

  return {
    /**
     * Counts a call: a guess of a password, a code or an invitation; a challenge; or a file of an account, for
     * which the server works a second. Throws `too-many-attempts`.
     */
    count: (name: CallLimit, context: Context, accountId = "") =>
      refuseOver(name, name === "upload" ? hidden(accountId) : networks(context)),
    /** A guess of the password that belongs to an e-mail, whether it has an account or not. */
    guessPassword: (email: string) => refuseOver("passwordOfEmail", ofEmail(email)),
    /** So many of an IP were none: a sign-in that succeeded was no guess. */
    wasRight: (context: Context, times: number) => giveBack("guess", networks(context), times),
    wasRightPassword: (email: string) => giveBack("passwordOfEmail", ofEmail(email), 1),
    /** False where an account has used a code before. */
    isFirstUse: (accountId: string, code: string) =>
      isAdmitted("usedCode", hidden(`${accountId} ${code}`)),
    /** Nobody fills the audit log by guessing. */
    isWorthALine: (about: string) => isAdmitted("auditLine", hidden(about)),
  };
}
