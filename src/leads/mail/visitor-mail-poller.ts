import { eq, type SQL, sql } from "drizzle-orm";
import type { Orm } from "#database/connect.server.ts";
import { leads } from "#database/schema/leads.ts";
import { withTimeLimit } from "#concurrency/time-limit.ts";
import { MailError } from "#external-services/mail/mail.ts";
import type { Poll } from "#jobs/poller.ts";
import { CLOSED_AS_SPAM, SPAM } from "../deliver/staff-decisions.ts";
import type { Lead } from "../lead-transition.ts";
import {
  inMs,
  isDueBy,
  isFarOff,
  LONGEST_REASON,
  type MailAttemptFailure,
  type MailPollOptions,
} from "./mail-poller.ts";

/** Sends the mail about a lead to the visitor who posted it; rejects with {@link MailError}. */
export type SendVisitorMail = (lead: Lead) => Promise<void>;

/** Of the site's settings what such a mail says; the e-mail, where there is one (else empty), takes the replies. */
export type ReadMailedSettings = () => Promise<{
  readonly siteName: string;
  readonly contact: { readonly email: string };
}>;

/** Why no mail was sent, as the staff read it. */
const MAILED_RECENTLY = "Já houve um e-mail a este endereço na última hora";

/**
 * Sends the mail to a visitor that is due longest, apart from the delivery and from the mail to the
 * group. A claim is committed before anything is sent and is never taken again, so nobody gets a
 * mail twice: what was under way when a process died is lost.
 */
export function visitorMailPoll(options: MailPollOptions<SendVisitorMail>): Poll {
  const { orm, mail, log, timing, onOutcome } = options;
  return async () => {
    const claim = await claimVisitorMail(orm);
    if (claim === undefined) return timing.pollIntervalMs;
    const { lead } = claim;
    if (lead === undefined) return 0;
    const { id, visitorMailAttempts: attempts } = lead;
    try {
      await withTimeLimit(mail(lead), timing.mailTimeoutMs);
    } catch (error) {
      const outcome = error instanceof MailError ? error.outcome : "unknown";
      await noteFailure(orm, id, { error, outcome, backoffMs: timing.backoff(attempts) });
      onOutcome?.(outcome);
      // The server's messages may name the visitor: they stay with the lead.
      log.warn({ lead: id, attempts, outcome }, "Visitor not mailed");
      return 0;
    }
    onOutcome?.("sent");
    log.info({ lead: id, attempts }, "Visitor mailed");
    return 0;
  };
}

/**
 * The lead whose visitor is to be mailed now; without a lead, one was passed over because the same
 * e-mail had a mail within the hour, or because it is closed as spam. What has been due for a day was left by a time without mail.
 */
function claimVisitorMail(orm: Orm): Promise<{ readonly lead?: Lead | undefined } | undefined> {
  const { visitorMailNextAttemptAt: due } = leads;
  return orm.transaction(async (transaction) => {
    const select = (isDue: SQL) =>
      transaction
        .select({ id: leads.id, email: leads.email, form: leads.form, outcome: leads.outcome })
        .from(leads)
        .where(isDue)
        .orderBy(due)
        .limit(1)
        .for("update", { skipLocked: true });
    const isNew = sql`${due} > statement_timestamp() - interval '1 day'`;
    const [found = (await select(isFarOff(due)))[0]] = await select(
      sql`${isNew} and ${isDueBy(due)}`,
    );
    if (found === undefined) return undefined;
    if (found.outcome === SPAM) {
      await transaction
        .update(leads)
        .set({ visitorMailReason: CLOSED_AS_SPAM, visitorMailNextAttemptAt: null })
        .where(eq(leads.id, found.id));
      return {};
    }
    const recent = await mailedRecently(transaction, found);
    const isRecent = recent !== undefined;
    // An acknowledgement is worth little an hour later; a sign-up is lost without its mail, unless the
    // address has just had one with a link.
    const isLater = isRecent && found.form === "newsletter_form" && !recent.hadLink;
    const later = isLater ? sql`clock_timestamp() + interval '1 hour'` : null;
    const change = isRecent
      ? { visitorMailReason: isLater ? "" : MAILED_RECENTLY }
      : {
          visitorMailedAt: sql`clock_timestamp()`,
          visitorMailAttempts: sql`${leads.visitorMailAttempts} + 1`,
          visitorMailReason: "",
        };
    const [lead] = await transaction
      .update(leads)
      .set({ ...change, visitorMailNextAttemptAt: later })
      .where(eq(leads.id, found.id))
      .returning();
    return isRecent ? {} : { lead };
  });
}

/**
 * The mails that other leads of the e-mail had within the hour, and whether one was for a sign-up;
 * undefined without any. Claims of one e-mail wait in line.
 */
async function mailedRecently(
  transaction: Orm,
  { id, email }: Pick<Lead, "id" | "email">,
): Promise<{ readonly hadLink: boolean } | undefined> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('visitor mail:' || lower(${email}::text), 0))`,
  );
  const { rows } = await transaction.execute<{ hadLink: boolean | null }>(sql`
    select bool_or(form = 'newsletter_form') as "hadLink" from ${leads}
    where lower(email) = lower(${email}::text) and id <> ${id}::uuid
      and visitor_mailed_at between clock_timestamp() - interval '1 hour'
        and clock_timestamp() + interval '1 hour'
  `);
  const hadLink = rows[0]?.hadLink ?? null;
  return hadLink === null ? undefined : { hadLink };
}

/** Certainly not sent is tried again for a day; what may have arrived is left as it is. */
async function noteFailure(orm: Orm, id: string, failure: MailAttemptFailure): Promise<void> {
  const { error, outcome, backoffMs } = failure;
  const next = sql`case when ${leads.createdAt} > clock_timestamp() - interval '1 day'
    then ${inMs(backoffMs)} end`;
  await orm
    .update(leads)
    .set({
      visitorMailReason: String(error).slice(0, LONGEST_REASON),
      ...(outcome === "unknown" ? {} : { visitorMailedAt: null }),
      ...(outcome === "failed" ? { visitorMailNextAttemptAt: next } : {}),
    })
    .where(eq(leads.id, id));
}
