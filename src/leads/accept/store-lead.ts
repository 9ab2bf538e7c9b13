import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database, Orm } from "#database/connect.server.ts";
import { leads } from "#database/schema/leads.ts";
import { makeDue } from "#jobs/jobs.ts";
import { DELIVERY, jobOf, VISITOR_MAIL } from "../lead-jobs.ts";
import type { LEAD_STEPS } from "../lead-steps.ts";
import { CHANGED, CONFIRMATION_END, type Lead, writeTransitions } from "../lead-transition.ts";

/** What the delivery and the mail write, and the database by itself. */
type WrittenLater =
  | "id"
  | "fingerprint"
  | "platformId"
  | "nextAttemptAt"
  | "handling"
  | "outcome"
  | "ownerId"
  | "answeredAt"
  | "isCanary"
  | "createdAt"
  | "updatedAt";

/** A lead as it is stored first: everything that its post decides. */
export type NewLead = Omit<Lead, WrittenLater | "state"> & {
  readonly state: (typeof LEAD_STEPS)["accepted" | "suspected" | "signedUp"]["to"];
};

/** Called in the very transaction that stores a lead: adds its mail, wakes the delivery. */
export type OnLeadStored = (transaction: Orm, leadId: string) => Promise<void>;

export interface StoreLeadOptions {
  readonly onLeadStored: OnLeadStored;
  /** Whether the visitor is to be sent a mail about it. */
  readonly isVisitorMailed?: boolean;
  /** Nobody is to answer the synthetic lead. */
  readonly isCanary?: boolean;
}

/**
 * Stores a lead with its first transition and, unless quarantined, its jobs: all or nothing.
 * A post of the same submission id, or of the same form, e-mail, message and restaurant within ten minutes of
 * the database's clock, is the lead that is already there (rule 6.6): `isNew` is false then.
 * Rejects when the database or `onLeadStored` does. A process that stops in the middle holds up
 * no one but posts of the same lead: nothing that others write is written in here.
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

/** Repeats at the same moment wait here for the first one, and then find it. */
async function lockAgainstRepeats(
  transaction: Orm,
  fingerprint: string,
  submissionId: string | null,
): Promise<void> {
  // Sorted by the number that is locked, or two posts that share both could wait for each other.
  await transaction.execute(sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended(name, 0) as key
      from (values (${`lead:${fingerprint}`}), (${`lead:${submissionId ?? fingerprint}`})) as names (name)
      order by key
      offset 0
    ) as keys
  `);
}

/** The id of the stored lead that this one repeats, if there is one. */
export async function findRepeated(orm: Orm, lead: NewLead): Promise<string | undefined> {
  const { submissionId, state } = lead;
  const fingerprint = leadFingerprint(lead);
  // Either way round, for a clock that was set back. A good post is not a repeat of a suspected one.
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
 * Returns the same for two posts of the same form, e-mail and message (rule 6.6), regardless of the e-mail's
 * letter case and the message's white space. The restaurant is compared beside it, so that older rows match too.
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
