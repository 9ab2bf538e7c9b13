import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database, Orm } from "#database/connect.server.ts";
import { jobs } from "#database/schema/jobs.ts";
import { type LEAD_OUTCOMES, leads } from "#database/schema/leads.ts";
import { cancelJobs, lockJob, lockLead, makeDue, markDone, reviveJobs } from "#jobs/jobs.ts";
import { idBatches } from "../find-leads.ts";
import { ANSWER, DELIVERY, jobOf, LEAD_MAIL, VISITOR_MAIL } from "../lead-jobs.ts";
import { canTake, LEAD_STEPS } from "../lead-steps.ts";
import { CHANGED, CONFIRMATION_END, writeTransitions } from "../lead-transition.ts";

const NOW = sql`clock_timestamp()`;
/** Reasons of the transitions that a person made. */
const SETTLED = "Confirmado pela equipe";
const SENT_AGAIN = "Reenvio pedido pela equipe";
const REOPENED = "Reaberto pela equipe";
/** Why nobody knows whether something was sent, as the staff read it. */
const RESTORED = "Banco restaurado: talvez já enviado";

/** Why a lead is quarantined that the staff closed as spam, and why the mail about it is not sent. */
export const CLOSED_AS_SPAM = "Fechado como spam pela equipe";
export const SPAM = "spam" satisfies (typeof LEAD_OUTCOMES)[number];
/** The lead is not closed as spam. */
export const IS_NO_SPAM = sql`${leads.outcome} is distinct from ${sql.raw(`'${SPAM}'`)}`;

/**
 * Ends what a lead that is closed as spam still waits for, and quarantines it (rule 6.24). Where it is being sent, it waits
 * for what comes of that: the attempt is the last one.
 */
export async function withhold(transaction: Orm, id: string): Promise<void> {
  const delivery = await lockJob(transaction, jobOf(DELIVERY, id));
  const kinds = [DELIVERY, LEAD_MAIL, VISITOR_MAIL];
  await cancelJobs(transaction, id, { kinds, reason: CLOSED_AS_SPAM });
  if (delivery?.lockedAt) return;
  const change = transaction
    .update(leads)
    .set({ state: LEAD_STEPS.withheld.to, reason: CLOSED_AS_SPAM, updatedAt: NOW })
    .where(and(eq(leads.id, id), canTake("withheld"), eq(leads.outcome, SPAM)))
    .returning(CHANGED);
  await writeTransitions(transaction, change);
}

/** Makes a lead due again that was {@link withhold | withheld}, and the mail about it. It is not closed as spam any more. */
export async function release(transaction: Orm, id: string): Promise<void> {
  await makeWaiting(transaction, id, "reopened");
  await reviveJobs(transaction, id, { kinds: [DELIVERY, LEAD_MAIL], reason: CLOSED_AS_SPAM });
}

/**
 * Makes these leads waiting and due now: parked ones, quarantined ones (a person says that they
 * are no spam, so their mail is sent too), and waiting ones that back off. A quarantined sign-up that its
 * subscriber must confirm becomes unconfirmed instead. Delivered leads are left alone, and so are
 * unknown ones, which {@link settle} is for, unconfirmed ones, and those closed as spam. Returns the ids that it changed.
 */
export async function redeliver(
  { orm }: Pick<Database, "orm">,
  ids: readonly string[],
): Promise<string[]> {
  const changed: string[] = [];
  for (const id of ids) {
    changed.push(...(await makeWaiting(orm, id, "redelivered")));
  }
  return changed;
}

/**
 * A person's decision about a lead whose delivery is unknown (or parked): it is `delivered`, or it
 * is to be sent again, which delivers it twice if the platform had it after all.
 * False when the lead is not there, in another state, or to be sent and closed as spam.
 */
export async function settle(
  { orm }: Pick<Database, "orm">,
  id: string,
  decision: "delivered" | "resend",
): Promise<boolean> {
  const changed =
    decision === "resend" ? await makeWaiting(orm, id, "resent") : await makeDelivered(orm, id);
  return changed.length > 0;
}

/**
 * A person's word that the database is an earlier state of itself (rule 6.23): all that waits to leave may have left
 * since. Leads and answers become unknown; visitors' mails are not sent. Returns how many of each there were.
 */
export async function doubtAfterRestore({ orm }: Pick<Database, "orm">) {
  let doubted = 0;
  for await (const batch of idBatches({ orm }, canTake("restored"))) {
    const change = orm
      .update(leads)
      .set({
        state: LEAD_STEPS.restored.to,
        reason: RESTORED,
        updatedAt: NOW,
      })
      .where(and(inArray(leads.id, [...batch]), canTake("restored")))
      .returning(CHANGED);
    doubted += (await writeTransitions(orm, change)).length;
    await orm
      .update(jobs)
      .set({ state: "unknown", reason: RESTORED, lockedAt: null })
      .where(and(eq(jobs.kind, DELIVERY), inArray(jobs.key, [...batch])));
  }
  const mails = await orm
    .update(jobs)
    .set({ state: "cancelled", reason: RESTORED, lockedAt: null })
    .where(and(eq(jobs.kind, VISITOR_MAIL), eq(jobs.state, "waiting")))
    .returning({ id: jobs.id });
  const answers = await orm
    .update(jobs)
    .set({ state: "unknown", reason: RESTORED, lockedAt: null })
    .where(and(eq(jobs.kind, ANSWER), eq(jobs.state, "waiting")))
    .returning({ id: jobs.id });
  return { leads: doubted, mails: mails.length, answers: answers.length };
}

function makeDelivered(orm: Orm, id: string): Promise<string[]> {
  return orm.transaction(async (transaction) => {
    await lockLead(transaction, id);
    const change = transaction
      .update(leads)
      .set({ state: LEAD_STEPS.settled.to, reason: "", updatedAt: NOW })
      .where(and(eq(leads.id, id), canTake("settled")))
      .returning(CHANGED);
    const changed = await writeTransitions(transaction, change, { note: SETTLED });
    if (changed.length > 0) await markDone(transaction, jobOf(DELIVERY, id));
    return changed;
  });
}

function makeWaiting(
  orm: Orm,
  id: string,
  step: "redelivered" | "resent" | "reopened",
): Promise<string[]> {
  const isReopened = step === "reopened";
  return orm.transaction(async (transaction) => {
    const [lead] = await transaction.select().from(leads).where(eq(leads.id, id)).for("update");
    const delivery = await lockJob(transaction, jobOf(DELIVERY, id));
    // What is being sent right now is not touched: its outcome is seconds away.
    if (lead === undefined || delivery?.lockedAt) return [];
    const isToConfirm = lead.consent?.confirmedAt === null;
    // What was accepted as good has its mail.
    const wasHeldFromMail =
      !isReopened && lead.state === "quarantined" && lead.form !== "newsletter_form";
    const change = transaction
      .update(leads)
      .set({
        state: LEAD_STEPS[isToConfirm ? "askedFirst" : step].to,
        reason: "",
        ...(isToConfirm && { nextAttemptAt: CONFIRMATION_END }),
        updatedAt: NOW,
      })
      .where(
        and(
          eq(leads.id, id),
          canTake(step),
          IS_NO_SPAM,
          isReopened ? eq(leads.reason, CLOSED_AS_SPAM) : undefined,
        ),
      )
      .returning(CHANGED);
    const note = isReopened ? REOPENED : SENT_AGAIN;
    const changed = await writeTransitions(transaction, change, { note });
    if (changed.length === 0) return [];
    await makeDue(transaction, jobOf(isToConfirm ? VISITOR_MAIL : DELIVERY, id));
    if (wasHeldFromMail && (await lockJob(transaction, jobOf(LEAD_MAIL, id)))?.state !== "done")
      await makeDue(transaction, jobOf(LEAD_MAIL, id));
    return changed;
  });
}
