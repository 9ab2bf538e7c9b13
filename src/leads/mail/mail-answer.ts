import { eq } from "drizzle-orm";
import { withTimeLimit } from "#runtime/concurrency/time-limit.ts";
import { leadAnswers } from "#database/schema/lead-answers.ts";
import type { JobKind, JobOutcome } from "#jobs/job-kind.ts";
import { ANSWER } from "../lead-jobs.ts";
import { type Lead, readLead } from "../lead-transition.ts";
import { type LeadAnswer, noteAnswered } from "./answers.ts";
import {
  INTERRUPTED,
  GUEST_RETRY_MS,
  type MailKindOptions,
  mailOutcome,
  noteAttempt,
} from "./mail-kind.ts";

/**
 * Prepares an answer, which may fail and be retried, and returns the function that mails it and
 * rejects with MailError.
 */
export type PrepareAnswer = (answer: LeadAnswer, lead: Lead) => Promise<() => Promise<unknown>>;

/**
 * Mails answers to guests (rule 10.34): none is lost, and none is sent twice unless a user decides
 * so.
 */
export function answerKind(options: MailKindOptions<PrepareAnswer>): JobKind {
  const { mail, timing } = options;

  async function attempt(answer: LeadAnswer, lead: Lead): Promise<JobOutcome> {
    let send: () => Promise<unknown>;
    try {
      send = await withTimeLimit(mail(answer, lead), timing.mailTimeoutMs);
    } catch (error) {
      return { result: "failed", reason: String(error) };
    }
    return mailOutcome(send(), timing.mailTimeoutMs);
  }

  return {
    name: ANSWER,
    guarantee: "ask-a-person",
    staleAfterMs: 3 * timing.mailTimeoutMs,
    backoff: timing.backoff,
    retryForMs: GUEST_RETRY_MS,
    interruptedReason: INTERRUPTED,
    async begin(transaction, { key, leadId, attempts }) {
      const [answer] = await transaction.select().from(leadAnswers).where(eq(leadAnswers.id, key));
      const lead = await readLead(transaction, leadId);
      if (answer === undefined || lead === undefined) return { result: "cancelled" };
      return async () => {
        const outcome = await attempt(answer, lead);
        const about = { answer: key, lead: lead.id, attempts };
        noteAttempt(options, outcome, about, ["Guest answered", "Guest not answered"]);
        return outcome;
      };
    },
    async record(transaction, { key }, { result }) {
      if (result !== "done") return;
      const [answer] = await transaction.select().from(leadAnswers).where(eq(leadAnswers.id, key));
      if (answer !== undefined) await noteAnswered(transaction, answer);
    },
  };
}
