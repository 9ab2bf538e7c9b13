import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database, Orm } from "#database/database.ts";
import { jobs } from "#database/schema/jobs.ts";
import { type LEAD_OUTCOMES, leads } from "#database/schema/leads.ts";
import { cancelJobs, lockJob, lockLead, makeDue, markDone, reviveJobs } from "#jobs/jobs.ts";
import { idBatches } from "../find-leads.ts";
import { ANSWER, DELIVERY, jobOf, LEAD_MAIL, VISITOR_MAIL } from "../lead-jobs.ts";
import { canTake, LEAD_STEPS } from "../lead-steps.ts";
import { CHANGED, CONFIRMATION_END, writeTransitions } from "../lead-transition.ts";

const NOW = sql`clock_timestamp()`;
const SETTLED = "Confirmado pela equipe";
const SENT_AGAIN = "Reenvio pedido pela equipe";
const REOPENED = "Reaberto pela equipe";
const RESTORED = "Banco restaurado: talvez já enviado";

/** Reason to quarantine a lead that staff closed as spam, and to cancel its mail. */
export const CLOSED_AS_SPAM = "Fechado como spam pela equipe";
export const SPAM = "spam" satisfies (typeof LEAD_OUTCOMES)[number];
export const IS_NO_SPAM = sql`${leads.outcome} is distinct from ${sql.raw(`'${SPAM}'`)}`;

/**
 * Cancels the jobs of a lead closed as spam and quarantines it (rule 6.24). An attempt under way is
 * its last.
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

/**
 * Requeues a {@link withhold | withheld} lead and its mail. The caller has already cleared its spam
 * outcome.
 */
export async function release(transaction: Orm, id: string): Promise<void> {
  await makeWaiting(transaction, id, "reopened");
  await reviveJobs(transaction, id, { kinds: [DELIVERY, LEAD_MAIL], reason: CLOSED_AS_SPAM });
}

/**
 * Makes these leads waiting and due now: parked, quarantined (their mail too) and backing-off ones.
 * A quarantined sign-up that needs confirmation becomes unconfirmed. Leaves delivered, unknown (see
 * {@link settle}), unconfirmed and spam leads alone. Returns the changed ids.
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
 * Applies a user's decision about an unknown or parked lead: mark it delivered, or resend it, which
 * duplicates it if the platform had it. Returns false if the lead is missing, in another state, or
 * spam to be resent.
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
 * Marks pending leads and answers as unknown and cancels visitors' mails after a database restore
 * (rule 6.23), because any of them may have been sent since the backup. Returns how many of each.
 */
export async function markUnknownAfterRestore({ orm }: Pick<Database, "orm">) {
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
    // A lead being sent is left alone: its outcome is seconds away.
    if (lead === undefined || delivery?.lockedAt) return [];
    const isToConfirm = lead.consent?.confirmedAt === null;
    // A lead accepted as good already has its mail.
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
