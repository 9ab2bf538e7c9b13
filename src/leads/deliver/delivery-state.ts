import { and, eq, gt, inArray, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Orm } from "#database/connect.server.ts";
import { leads, platformCalls } from "#database/schema/leads.ts";
import { NO_CONTACT, type Outcome } from "#external-services/rd-station/rd-station.ts";
import { TOKEN_MISSING } from "#external-services/rd-station/rd-station.settings.ts";
import { canTake, LEAD_STEPS, type LeadStepName } from "../lead-steps.ts";
import { CHANGED, type Lead, writeTransitions } from "../lead-transition.ts";
import { SPAM, withhold } from "./staff-decisions.ts";

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

/** Written in the future: before the clock was set back. */
const IS_AHEAD = sql`${leads.updatedAt} > statement_timestamp() + interval '1 minute'`;

/**
 * The lead to send: the one that is due longest, else one that was written in the future, which dates from
 * before the clock was set back. One question each, and a clock that stands still during the statement:
 * only so does an index lead past all that wait for later.
 */
async function findDue(transaction: Orm): Promise<Pick<Lead, "id" | "outcome"> | undefined> {
  const isWaiting = sql`${leads.state} = 'waiting' and ${leads.sendingSince} is null`;
  const select = (isDue: SQL, ...order: PgColumn[]) =>
    transaction
      .select({ id: leads.id, outcome: leads.outcome })
      .from(leads)
      .where(and(isWaiting, isDue))
      .orderBy(...order)
      .limit(1)
      .for("update", { skipLocked: true });
  const [due] = await select(
    sql`${leads.nextAttemptAt} <= statement_timestamp()`,
    leads.nextAttemptAt,
    leads.createdAt,
  );
  if (due !== undefined) return due;
  const [ahead] = await select(IS_AHEAD, leads.updatedAt);
  return ahead;
}

/**
 * Claims the lead that is due longest for this process alone. The claim is committed before
 * anything is sent, so a worker that finds it later knows that the platform may have the lead.
 */
export function claimLead(orm: Orm, callsPerMinute: number): Promise<Claim> {
  return orm.transaction(async (transaction) => {
    const due = await findDue(transaction);
    if (due === undefined) return { waitMs: undefined };
    // It was being sent when it was closed, or closed before closing withheld a lead.
    if (due.outcome === SPAM) {
      await withhold(transaction, due.id);
      return { waitMs: 0 };
    }
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
      state: LEAD_STEPS[outcome.kind].to,
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
        canTake(outcome.kind),
        or(isNotNull(leads.sendingSince), eq(leads.state, "unknown")),
      ),
    )
    .returning(CHANGED);
  const changed = await writeTransitions(orm, change, { isFailure: outcome.kind !== "delivered" });
  return changed.length > 0;
}

/** One statement's worth: however many wait, no statement takes long. */
const MOST_AT_ONCE = 500;

/**
 * Writes on waiting leads why they are not sent, at most 500 at a time. Returns the ids of those that
 * had another reason before: none when all have this one.
 */
export function explainWaiting(orm: Orm, reason: string): Promise<string[]> {
  // Not `<>`: these two are found by an index, past all that have the reason already.
  const hasAnother = or(lt(leads.reason, reason), gt(leads.reason, reason));
  const condition = and(isNull(leads.sendingSince), hasAnother);
  // Switched off is what somebody wants; without a token a lead fails (rule 6.11).
  return changeMany(orm, "explained", { reason }, condition, reason === TOKEN_MISSING);
}

/** The same for leads that have no reason yet, while nothing is sent for a time. */
export function explainBackoff(orm: Orm, reason: string): Promise<string[]> {
  const condition = and(isNull(leads.sendingSince), eq(leads.reason, ""));
  return changeMany(orm, "explained", { reason }, condition);
}

/** Removes reasons that no longer hold; none returned: no lead has them any more. */
export function clearReasons(orm: Orm, reasons: readonly string[]): Promise<string[]> {
  const condition = and(isNull(leads.sendingSince), inArray(leads.reason, [...reasons]));
  return changeMany(orm, "explained", { reason: "" }, condition);
}

/**
 * Leads whose sender died or lost its connection: whether the platform has them is unknown, so
 * they become `unknown`. A claim in the future was made before the clock was set back.
 */
export function expireStaleClaims(orm: Orm, staleAfterMs: number): Promise<string[]> {
  const age = seconds(staleAfterMs);
  const isStale = and(
    isNotNull(leads.sendingSince),
    sql`${leads.sendingSince} not between ${NOW} - ${age} and ${NOW} + ${age}`,
  );
  return changeMany(orm, "expired", { reason: NO_CONTACT, sendingSince: null }, isStale, true);
}

function changeMany(
  orm: Orm,
  step: LeadStepName,
  values: PgUpdateSetSource<typeof leads>,
  condition: SQL | undefined,
  isFailure = false,
): Promise<string[]> {
  const found = orm
    .select({ id: leads.id })
    .from(leads)
    .where(and(canTake(step), condition))
    .limit(MOST_AT_ONCE)
    .for("update", { skipLocked: true });
  const change = orm
    .update(leads)
    .set({
      ...values,
      state: LEAD_STEPS[step].to,
      // Nothing shows any more, then, that it was due by a clock that has been set back.
      nextAttemptAt: sql`case when ${IS_AHEAD} then ${NOW} else ${leads.nextAttemptAt} end`,
      updatedAt: NOW,
    })
    .where(inArray(leads.id, found))
    .returning(CHANGED);
  return writeTransitions(orm, change, { isFailure });
}

// What all processes must know before they call the platform: one row, by the database's clock.

const PLATFORM = "rd-station";

/** A platform that asks for more than a day is called again after a day. */
const LONGEST_BACKOFF_MS = 24 * 60 * 60 * 1000;

/** An end that is farther off was written before the clock was set back. */
const IS_BACKING_OFF = sql`coalesce(${platformCalls.backoffUntil} > ${NOW}
  and ${platformCalls.backoffUntil} <= ${NOW} + ${seconds(LONGEST_BACKOFF_MS + 60_000)}, false)`;

/** In how many milliseconds the platform may be called, 0 being now, and what it is that holds. */
export interface Call {
  readonly waitMs: number;
  readonly isBackingOff: boolean;
}

/**
 * Takes the next call to the platform, or says how far off it is. Calls are evenly spaced, so no
 * minute, wherever the platform lets it begin, has more than `callsPerMinute`.
 */
export async function takeCall(transaction: Orm, callsPerMinute: number): Promise<Call> {
  const apart = seconds(60_000 / callsPerMinute);
  // Too far off is free as well: the clock was set back, or the rate raised.
  const isTaken = sql`coalesce(${platformCalls.nextCallAt}
    between ${NOW} and ${NOW} + ${apart} + interval '1 second', false)`;
  // The clock is read again after the wait for the row: `excluded` would be too early by then.
  const { rows: taken } = await transaction.execute(sql`
    insert into ${platformCalls} (platform, next_call_at) values (${PLATFORM}, ${NOW} + ${apart})
    on conflict (platform) do update set next_call_at = ${NOW} + ${apart}
    where not ${IS_BACKING_OFF} and not ${isTaken}
    returning platform
  `);
  if (taken.length > 0) return { waitMs: 0, isBackingOff: false };
  const backoffMs = await remainingBackoff(transaction);
  if (backoffMs > 0) return { waitMs: backoffMs, isBackingOff: true };
  const { rows } = await transaction.execute<{ milliseconds: number }>(sql`
    select ceil(extract(epoch from next_call_at - ${NOW}) * 1000)::int as milliseconds
    from ${platformCalls}
  `);
  return { waitMs: Math.max(1, rows[0]?.milliseconds ?? 1), isBackingOff: false };
}

/** For how many milliseconds the platform wants no call of this account's; 0: it takes them. */
export async function remainingBackoff(orm: Orm): Promise<number> {
  const { rows } = await orm.execute<{ milliseconds: number }>(sql`
    select ceil(extract(epoch from backoff_until - ${NOW}) * 1000)::int as milliseconds
    from ${platformCalls} where ${IS_BACKING_OFF}
  `);
  return rows[0]?.milliseconds ?? 0;
}

/**
 * Notes that the platform refuses the whole account for now: no process sends anything before the
 * backoff ends, restarts included. `backoffOf` gets how many times in a row that happened, from 1,
 * and returns milliseconds. A backoff that ends later stays. To be called in a transaction.
 */
export async function startBackoff(
  transaction: Orm,
  backoffOf: (refusals: number) => number,
): Promise<number> {
  const { rows } = await transaction.execute<{ refusals: number }>(sql`
    insert into ${platformCalls} (platform, refusals) values (${PLATFORM}, 1)
    on conflict (platform) do update set refusals = least(${platformCalls.refusals}, 1000000) + 1
    returning refusals
  `);
  const backoffMs = Math.min(backoffOf(rows[0]?.refusals ?? 1), LONGEST_BACKOFF_MS);
  const until = sql`${NOW} + ${seconds(backoffMs)}`;
  await transaction.execute(sql`
    update ${platformCalls} set backoff_until =
      case when ${IS_BACKING_OFF} then greatest(backoff_until, ${until}) else ${until} end
  `);
  return backoffMs;
}

/** The platform takes calls again: the next backoff is a first one. One that holds stays. */
export async function endBackoff(orm: Orm): Promise<void> {
  await orm.execute(sql`
    update ${platformCalls} set refusals = 0, backoff_until = null where backoff_until <= ${NOW}
  `);
}
