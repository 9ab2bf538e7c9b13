import { createHmac } from "node:crypto";
import type { Context } from "hono";
import type { LimitName } from "#runtime/concurrency/limits.ts";
import type { Orm } from "#database/database.ts";
import { sharedLimits } from "#database/rate-limit.ts";
import { clientIp, networksOf } from "#runtime/http/client-ip.ts";
import { DeskProblem } from "./desk-problem.ts";

export type GuessLimits = ReturnType<typeof createGuessLimits>;

export type CallLimit = "guess" | "challenge" | "upload";

/** Limits guesses over all processes, under names that reveal nothing (rule 10.7). */
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
    // Private addresses count too: guessing is limited from anywhere.
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
     * Counts a guess (password, code, invitation), a challenge, or an account's file. Throws
     * `too-many-attempts`.
     */
    count: (name: CallLimit, context: Context, accountId = "") =>
      refuseOver(name, name === "upload" ? hidden(accountId) : networks(context)),
    /** Counts a guess of an e-mail's password, even without an account. */
    guessPassword: (email: string) => refuseOver("passwordOfEmail", ofEmail(email)),
    /** Uncounts the steps of a successful sign-in. */
    wasRight: (context: Context, times: number) => giveBack("guess", networks(context), times),
    wasRightPassword: (email: string) => giveBack("passwordOfEmail", ofEmail(email), 1),
    /** Returns false for a code that the account has used. */
    isFirstUse: (accountId: string, code: string) =>
      isAdmitted("usedCode", hidden(`${accountId} ${code}`)),
    /** Keeps guesses from filling the audit log. */
    isWorthALine: (about: string) => isAdmitted("auditLine", hidden(about)),
  };
}
