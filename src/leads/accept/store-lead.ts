import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database, Orm } from "#database/database.ts";
import { leads } from "#database/schema/leads.ts";
import { makeDue } from "#jobs/jobs.ts";
import { DELIVERY, jobOf, VISITOR_MAIL } from "../lead-jobs.ts";
import type { LEAD_STEPS } from "../lead-steps.ts";
import { CHANGED, CONFIRMATION_END, type Lead, writeTransitions } from "../lead-transition.ts";

/** Columns that the database, delivery or mail write later. */
type WrittenLater =
  | "id"
  | "fingerprint"
  | "platformId"
  | "nextAttemptAt"
  | "handling"
  | "outcome"
  | "ownerId"
  | "answeredAt"
  | "followUpOn"
  | "isCanary"
  | "createdAt"
  | "updatedAt";

/** A lead as first stored, derived from its post. */
export type NewLead = Omit<Lead, WrittenLater | "state"> & {
  readonly state: (typeof LEAD_STEPS)["accepted" | "suspected" | "signedUp"]["to"];
};

/** Runs in the transaction that stores a lead: adds its mail and wakes the delivery. */
export type OnLeadStored = (transaction: Orm, leadId: string) => Promise<void>;

export interface StoreLeadOptions {
  readonly onLeadStored: OnLeadStored;
  readonly isVisitorMailed?: boolean;
  /** The synthetic lead needs no reply. */
  readonly isCanary?: boolean;
}

/**
 * Stores a lead with its first transition and, unless quarantined, its jobs, in one transaction.
 * Returns the existing lead with `isNew: false` for a repeat: the same submission id, or the same
 * form, e-mail, message and restaurant within ten minutes of the database's clock (rule 6.6).
 * Rejects when the database or `onLeadStored` does. Writes no shared rows, so a process that stops
 * midway blocks only repeats of its lead.
 */
export function storeLead(
  database: Pick<Database, "orm">,
  lead: NewLead,
  { onLeadStored, isVisitorMailed = false, isCanary = false }: StoreLeadOptions,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const fingerprint = leadFingerprint(lead);
  return database.orm.transaction(async (transaction) => {
    await lockAgainstRepeats(transaction, fingerprint, lead.submissionId);
    const known = await findRepeated(transaction, lead);
    if (known !== undefined) return { id: known, isNew: false };
    const insert = transaction
      .insert(leads)
      .values({
        ...lead,
        fingerprint,
        ...(isCanary && { isCanary, handling: "closed" }),
        ...(lead.state === "unconfirmed" && { nextAttemptAt: CONFIRMATION_END }),
      })
      .returning(CHANGED);
    const [id] = await writeTransitions(transaction, insert);
    if (id === undefined) throw new Error("The database stored no lead");
    if (isVisitorMailed) await makeDue(transaction, jobOf(VISITOR_MAIL, id));
    if (lead.state === "waiting") await makeDue(transaction, jobOf(DELIVERY, id));
    if (lead.state !== "quarantined") await onLeadStored(transaction, id);
    return { id, isNew: true };
  });
}

/** Makes concurrent repeats wait for the first one, which they then find. */
async function lockAgainstRepeats(
  transaction: Orm,
  fingerprint: string,
  submissionId: string | null,
): Promise<void> {
  // Sorted by lock key, so that posts sharing both keys cannot deadlock.
  await transaction.execute(sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended(name, 0) as key
      from (values (${`lead:${fingerprint}`}), (${`lead:${submissionId ?? fingerprint}`})) as names (name)
      order by key
      offset 0
    ) as keys
  `);
}

export async function findRepeated(orm: Orm, lead: NewLead): Promise<string | undefined> {
  const { submissionId, state } = lead;
  const fingerprint = leadFingerprint(lead);
  // Both directions, in case the clock was set back. A good post never repeats a suspected one.
  const { rows } = await orm.execute<{ id: string }>(sql`
    select id from ${leads}
    where submission_id = ${submissionId}::uuid or (
      fingerprint = ${fingerprint} and restaurant = ${lead.restaurant}
      and created_at > clock_timestamp() - interval '10 minutes'
      and created_at < clock_timestamp() + interval '10 minutes'
      and (${state} = 'quarantined' or state <> 'quarantined')
    )
    order by submission_id is not distinct from ${submissionId}::uuid desc, created_at
    limit 1
  `);
  return rows[0]?.id;
}

/**
 * Hashes form, e-mail and message (rule 6.6), ignoring the e-mail's case and the message's white
 * space. The restaurant is compared separately, so that older rows match too.
 */
function leadFingerprint(lead: {
  readonly form: string;
  readonly email: string;
  readonly message: string;
}): string {
  const message = lead.message.replaceAll(/\s+/g, " ").trim();
  const text = JSON.stringify([lead.form, lead.email.trim().toLowerCase(), message]);
  return createHash("sha256").update(text).digest("hex");
}
