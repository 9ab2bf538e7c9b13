import { and, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Orm } from "#database/connect.server.ts";
import { leads } from "#database/schema/leads.ts";
import { NO_CONTACT, type Outcome } from "#external-services/rd-station/outcome.ts";
import { TOKEN_MISSING } from "#external-services/rd-station/rd-station.settings.ts";
import { CHANGED, type Lead, writeTransitions } from "../lead-transition.ts";
import { takeCall } from "./platform-calls.ts";

const NOW = sql`clock_timestamp()`;
const seconds = (milliseconds: number) =>
  sql`make_interval(secs => ${milliseconds / 1000}::float8)`;

/**
 * A lead to send now, or in how many milliseconds to ask again; undefined: none is due.
 * `isBackingOff` when the platform has asked the whole account to wait.
 */
export type Claim =
  | { readonly lead: Lead }
  | { readonly waitMs: number | undefined; readonly isBackingOff?: boolean };

/** What was written in the future dates from before the clock was set back: it is due as well. */
const IS_DUE = sql`(${leads.nextAttemptAt} <= ${NOW}
  or ${leads.updatedAt} > ${NOW} + interval '1 minute')`;

/**
 * Claims the lead that is due longest for this process alone. The claim is committed before
 * anything is sent, so whoever finds it later knows that the platform may have the lead.
 */
export function claimLead(orm: Orm, callsPerMinute: number): Promise<Claim> {
  return orm.transaction(async (transaction) => {
    const [due] = await transaction
      .select({ id: leads.id })
      .from(leads)
      .where(and(eq(leads.state, "waiting"), isNull(leads.sendingSince), IS_DUE))
      .orderBy(leads.nextAttemptAt, leads.createdAt)
      .limit(1)
      .for("update", { skipLocked: true });
    if (due === undefined) return { waitMs: undefined };
    const call = await takeCall(transaction, callsPerMinute);
    if (call.waitMs > 0) return call;
    const [lead] = await transaction
      .update(leads)
      .set({ sendingSince: NOW, attempts: sql`${leads.attempts} + 1`, updatedAt: NOW })
      .where(eq(leads.id, due.id))
      .returning();
    return lead === undefined ? { waitMs: undefined } : { lead };
  });
}

const STATES = {
  delivered: "delivered",
  refused: "parked",
  retryable: "waiting",
  unknown: "unknown",
} as const;

/**
 * Writes what became of one attempt; a retryable lead is due again after `retryAfterMs`. An outcome
 * that comes late still replaces `unknown`, but nothing that a person or a later attempt has
 * decided: then, or when the lead was erased, this returns false.
 */
export async function recordOutcome(
  orm: Orm,
  { id, attempts }: Pick<Lead, "id" | "attempts">,
  outcome: Outcome,
  retryAfterMs: number,
): Promise<boolean> {
  const platformId = outcome.kind === "delivered" ? outcome.platformId : null;
  const change = orm
    .update(leads)
    .set({
      state: STATES[outcome.kind],
      reason: outcome.reason,
      platformId: sql`coalesce(${platformId}::text, ${leads.platformId})`,
      sendingSince: null,
      nextAttemptAt: sql`${NOW} + ${seconds(retryAfterMs)}`,
      updatedAt: NOW,
    })
    .where(
      and(
        eq(leads.id, id),
        eq(leads.attempts, attempts),
        or(isNotNull(leads.sendingSince), eq(leads.state, "unknown")),
      ),
    )
    .returning(CHANGED);
  const changed = await writeTransitions(orm, change, { isFailure: outcome.kind !== "delivered" });
  return changed.length > 0;
}

/** Writes on every waiting lead why it is not sent. Returns the ids of those without that reason before. */
export function explainWaiting(orm: Orm, reason: string): Promise<string[]> {
  const condition = and(isNull(leads.sendingSince), ne(leads.reason, reason));
  // Switched off is what somebody wants; without a token a lead fails (rule 6.11).
  return changeWaiting(orm, { reason }, condition, reason === TOKEN_MISSING);
}

/** The same for leads that have no reason yet, while nothing is sent for a time. */
export function explainBackoff(orm: Orm, reason: string): Promise<string[]> {
  return changeWaiting(orm, { reason }, and(isNull(leads.sendingSince), eq(leads.reason, "")));
}

/** Removes reasons that no longer hold. */
export function clearReasons(orm: Orm, reasons: readonly string[]): Promise<string[]> {
  const condition = and(isNull(leads.sendingSince), inArray(leads.reason, [...reasons]));
  return changeWaiting(orm, { reason: "" }, condition);
}

/**
 * Leads whose sender died, or lost sight of them: nobody knows whether the platform has them, so
 * they become `unknown`. A claim in the future was made before the clock was set back.
 */
export function expireStaleClaims(orm: Orm, staleAfterMs: number): Promise<string[]> {
  const age = seconds(staleAfterMs);
  const isStale = sql`${leads.sendingSince} not between ${NOW} - ${age} and ${NOW} + ${age}`;
  const values = { state: "unknown", reason: NO_CONTACT, sendingSince: null } as const;
  return changeWaiting(orm, values, isStale, true);
}

function changeWaiting(
  orm: Orm,
  values: PgUpdateSetSource<typeof leads>,
  condition: SQL | undefined,
  isFailure = false,
): Promise<string[]> {
  const change = orm
    .update(leads)
    .set({ ...values, updatedAt: NOW })
    .where(and(eq(leads.state, "waiting"), condition))
    .returning(CHANGED);
  return writeTransitions(orm, change, { isFailure });
}
