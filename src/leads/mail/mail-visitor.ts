import { sql } from "drizzle-orm";
import type { Orm } from "#database/database.ts";
import { jobs } from "#database/schema/jobs.ts";
import { leads } from "#database/schema/leads.ts";
import type { JobKind } from "#jobs/job-kind.ts";
import { VISITOR_MAIL } from "../lead-jobs.ts";
import { CLOSED_AS_SPAM, SPAM } from "../deliver/staff-decisions.ts";
import { type Lead, readLead } from "../lead-transition.ts";
import {
  INTERRUPTED,
  GUEST_RETRY_MS,
  type MailKindOptions,
  mailOutcome,
  noteAttempt,
} from "./mail-kind.ts";

/** Mails the visitor who posted a lead; rejects with MailError. */
export type SendVisitorMail = (lead: Lead) => Promise<void>;

/** The site settings in a mail to visitors; replies go to the e-mail, unless empty. */
export type ReadMailedSettings = () => Promise<{
  readonly siteName: string;
  readonly contact: { readonly email: string };
}>;

/** Reason for skipping a mail, as staff read it. */
const MAILED_RECENTLY = "Já houve um e-mail a este endereço na última hora";
const HOUR_MS = 60 * 60 * 1000;

/**
 * Mails visitors, independently of the delivery and the group's mail. At most once: an attempt
 * under way during a crash is lost.
 */
export function visitorMailKind(options: MailKindOptions<SendVisitorMail>): JobKind {
  const { mail, timing } = options;

  async function send(lead: Lead, attempts: number) {
    const outcome = await mailOutcome(mail(lead), timing.mailTimeoutMs);
    const about = { lead: lead.id, attempts };
    noteAttempt(options, outcome, about, ["Visitor mailed", "Visitor not mailed"]);
    return outcome;
  }

  return {
    name: VISITOR_MAIL,
    guarantee: "at-most-once",
    staleAfterMs: 2 * timing.mailTimeoutMs,
    backoff: timing.backoff,
    retryForMs: GUEST_RETRY_MS,
    interruptedReason: INTERRUPTED,
    async begin(transaction, { leadId, createdAt, reason, attempts }) {
      const lead = await readLead(transaction, leadId);
      if (lead === undefined || lead.outcome === SPAM)
        return { result: "cancelled", reason: CLOSED_AS_SPAM };
      // Left from a time without mail.
      if (Date.now() - createdAt.getTime() > GUEST_RETRY_MS) return { result: "cancelled", reason };
      const recent = await mailedRecently(transaction, lead);
      if (recent === undefined) return () => send(lead, attempts);
      // An acknowledgement is worthless an hour later. A sign-up needs its mail, unless the address
      // just received a link.
      const isLater = lead.form === "newsletter_form" && !recent.hadLink;
      return isLater
        ? { result: "again", afterMs: HOUR_MS }
        : { result: "cancelled", reason: MAILED_RECENTLY };
    },
  };
}

/**
 * Returns whether a mail to the address within the hour was for a sign-up, undefined without mails.
 * Serialises claims of one address.
 */
async function mailedRecently(
  transaction: Orm,
  { id, email }: Pick<Lead, "id" | "email">,
): Promise<{ readonly hadLink: boolean } | undefined> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('visitor mail:' || lower(${email}::text), 0))`,
  );
  const { rows } = await transaction.execute<{ hadLink: boolean | null }>(sql`
    select bool_or(form = 'newsletter_form') as "hadLink"
    from ${leads} join ${jobs} on ${jobs.leadId} = ${leads.id}
    where lower(email) = lower(${email}::text) and ${leads.id} <> ${id}::uuid and ${jobs.kind} = ${VISITOR_MAIL}
      and (${jobs.lockedAt} is not null or ${jobs.state} in ('done', 'unknown'))
      and ${jobs.changedAt} between clock_timestamp() - interval '1 hour'
        and clock_timestamp() + interval '1 hour'
  `);
  const hadLink = rows[0]?.hadLink ?? null;
  return hadLink === null ? undefined : { hadLink };
}
