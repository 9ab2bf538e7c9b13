import { withTimeLimit } from "#runtime/concurrency/time-limit.ts";
import type { Orm } from "#database/database.ts";
import type { MailResponse } from "#services/mail/mail.ts";
import type { JobKind, JobOutcome } from "#jobs/job-kind.ts";
import { makeDue } from "#jobs/jobs.ts";
import { mailedTo } from "../lead-deliveries.ts";
import { jobOf, LEAD_MAIL } from "../lead-jobs.ts";
import { CLOSED_AS_SPAM, SPAM } from "../deliver/staff-decisions.ts";
import { type Lead, readLead } from "../lead-transition.ts";
import { INTERRUPTED, type MailKindOptions } from "./mail-kind.ts";

/**
 * Mails one lead to the mailboxes that do not have it yet, and returns who accepted it and the
 * server's refusals; rejects if all refused.
 */
export type SendLeadMail = (lead: Lead, mailedTo: readonly string[]) => Promise<MailResponse>;

/** Queues a lead's mail, in the transaction that stores the lead. Newsletter sign-ups need none. */
export async function makeMailDue(transaction: Orm, leadId: string): Promise<void> {
  const lead = await readLead(transaction, leadId);
  if (lead?.form !== "newsletter_form") await makeDue(transaction, jobOf(LEAD_MAIL, leadId));
}

/**
 * Mails leads to the group, independently of the delivery. After a crash the mail is sent again: a
 * duplicate does less harm than a loss.
 */
export function leadMailKind(options: MailKindOptions<SendLeadMail>): JobKind {
  const { mail, log, timing, onOutcome } = options;

  async function send(lead: Lead, before: readonly string[], attempts: number) {
    const { accepted, refusals, isRefusedByAll } = await withTimeLimit(
      mail(lead, before),
      timing.mailTimeoutMs,
    ).then(
      (response) => ({ ...response, isRefusedByAll: false }),
      (error: unknown) => ({ accepted: [], refusals: [String(error)], isRefusedByAll: true }),
    );
    const payload = { mailedTo: [...before, ...accepted] };
    const about = { lead: lead.id, attempts };
    if (refusals.length === 0) {
      onOutcome("sent");
      log.info(about, "Mail sent");
      return { result: "done", payload } satisfies JobOutcome;
    }
    // The server's messages may name the visitor, so they stay out of the log.
    onOutcome("failed");
    const what = isRefusedByAll ? "Mail not sent" : "Mail refused for some mailboxes";
    log.warn(about, `${what}, will retry`);
    return { result: "failed", reason: refusals.join("; "), payload } satisfies JobOutcome;
  }

  return {
    name: LEAD_MAIL,
    guarantee: "at-least-once",
    staleAfterMs: 2 * timing.mailTimeoutMs,
    backoff: timing.backoff,
    interruptedReason: INTERRUPTED,
    async begin(transaction, { leadId, payload, attempts }) {
      const lead = await readLead(transaction, leadId);
      const before = mailedTo({ payload });
      return lead === undefined || lead.outcome === SPAM
        ? { result: "cancelled", reason: CLOSED_AS_SPAM }
        : () => send(lead, before, attempts);
    },
  };
}
