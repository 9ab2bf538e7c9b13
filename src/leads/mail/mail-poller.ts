import { eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Log } from "#logging/log.ts";
import type { Orm } from "#database/connect.server.ts";
import { leads } from "#database/schema/leads.ts";
import type { MailError, MailResponse } from "#external-services/mail/mail.ts";
import { withTimeLimit } from "#concurrency/time-limit.ts";
import type { Lead } from "../lead-transition.ts";
import type { Poll } from "#jobs/poller.ts";
import type { OutboxTiming } from "../deliver/outbox-timing.ts";
import { CLOSED_AS_SPAM, IS_NO_SPAM, SPAM } from "../deliver/staff-decisions.ts";

/**
 * Sends the mail about one lead to the mailboxes that do not have it yet, and returns which took
 * it and what the mail server said of the others; rejects when it took it for none.
 */
export type SendLeadMail = (lead: Lead) => Promise<MailResponse>;

/** What each poll that sends mail is given. */
export interface MailPollOptions<Send> {
  readonly orm: Orm;
  readonly mail: Send;
  readonly log: Log;
  readonly timing: OutboxTiming;
  /** Told of each attempt: its outcome, in one word. */
  readonly onOutcome?: (outcome: string) => void;
}

/** What became of an attempt that failed, and when another one may be made. */
export interface MailAttemptFailure {
  readonly error: unknown;
  readonly outcome: MailError["outcome"];
  readonly backoffMs: number;
}

/** In characters; what a mail server says is cut to it. */
export const LONGEST_REASON = 300;

/** Due by the clock. It stands still during the statement, so that an index leads past all that wait for later. */
export function isDueBy(scheduled: SQLWrapper): SQL {
  return sql`${scheduled} <= statement_timestamp()`;
}

/** So much later than now, by the clock of the database. */
export function inMs(milliseconds: number): SQL {
  return sql`clock_timestamp() + make_interval(secs => ${milliseconds / 1000}::float8)`;
}

/** A mail so far off was scheduled before the clock was set back: it is due as well. No backoff lasts two hours. */
export function isFarOff(scheduled: SQLWrapper): SQL {
  return sql`${scheduled} > statement_timestamp() + interval '2 hours'`;
}

/** Notes, in the transaction that stores a lead, that it is to be mailed. Newsletters are not. */
export async function enqueueMail(transaction: Orm, leadId: string): Promise<void> {
  await transaction.execute(sql`
    update ${leads} set mail_next_attempt_at = clock_timestamp()
    where id = ${leadId}::uuid and form <> 'newsletter_form'
  `);
}

/**
 * Sends the mail that is due longest, apart from the delivery. A process that dies here has it
 * sent again by the next: a second mail hurts less than none.
 */
export function mailPoll(options: MailPollOptions<SendLeadMail>): Poll {
  const { orm, mail, log, timing, onOutcome } = options;
  return async () => {
    const lead = await claimMail(orm, 2 * timing.mailTimeoutMs);
    if (lead === undefined) return timing.pollIntervalMs;
    if (lead.outcome === SPAM) return 0;
    const { id, mailAttempts } = lead;
    const { accepted, refusals, isRefusedByAll } = await attempt(mail, lead, timing.mailTimeoutMs);
    const mailedTo = [...lead.mailedTo, ...accepted];
    if (refusals.length > 0) {
      const reason = refusals.join("; ").slice(0, LONGEST_REASON);
      await noteFailure(orm, { id, mailedTo }, reason, timing.backoff(mailAttempts));
      // The server's messages may name the visitor: they stay with the lead.
      onOutcome?.("failed");
      const what = isRefusedByAll ? "Mail not sent" : "Mail refused for some mailboxes";
      log.warn({ lead: id, attempts: mailAttempts }, `${what}, trying again`);
      return 0;
    }
    await orm
      .update(leads)
      .set({ mailedAt: sql`clock_timestamp()`, mailNextAttemptAt: null, mailReason: "", mailedTo })
      .where(eq(leads.id, id));
    onOutcome?.("sent");
    log.info({ lead: id, attempts: mailAttempts }, "Mail sent");
    return 0;
  };
}

async function attempt(mail: SendLeadMail, lead: Lead, limitMs: number) {
  try {
    return { ...(await withTimeLimit(mail(lead), limitMs)), isRefusedByAll: false };
  } catch (error) {
    return { accepted: [], refusals: [String(error)], isRefusedByAll: true };
  }
}

/** The lead whose mail is due; of one that is closed as spam it is then due no more (rule 6.24). */
async function claimMail(orm: Orm, leaseMs: number): Promise<Lead | undefined> {
  const { mailNextAttemptAt: scheduled } = leads;
  return (
    (await claimWhere(orm, isDueBy(scheduled), leaseMs)) ??
    (await claimWhere(orm, isFarOff(scheduled), leaseMs))
  );
}

async function claimWhere(orm: Orm, isDue: SQL, leaseMs: number): Promise<Lead | undefined> {
  const due = sql`(
    select id from ${leads}
    where ${isDue}
    order by mail_next_attempt_at
    limit 1
    for update skip locked
  )`;
  const [lead] = await orm
    .update(leads)
    .set({
      mailNextAttemptAt: sql`case when ${IS_NO_SPAM} then ${inMs(leaseMs)} end`,
      mailReason: sql`case when ${IS_NO_SPAM} then ${leads.mailReason} else ${CLOSED_AS_SPAM} end`,
      mailAttempts: sql`${leads.mailAttempts} + 1`,
    })
    .where(sql`${leads.id} = ${due}`)
    .returning();
  return lead;
}

async function noteFailure(
  orm: Orm,
  { id, mailedTo }: Pick<Lead, "id" | "mailedTo">,
  reason: string,
  backoffMs: number,
): Promise<void> {
  await orm
    .update(leads)
    .set({ mailReason: reason, mailedTo, mailNextAttemptAt: inMs(backoffMs) })
    .where(eq(leads.id, id));
}
