import { and, eq, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { Orm } from "#database/database.ts";
import { jobs } from "#database/schema/jobs.ts";
import { leads } from "#database/schema/leads.ts";
import type { Begun, Job, JobKind, JobOutcome } from "./job-kind.ts";

const NOW = sql`clock_timestamp()`;
/** By the database's clock. */
const inMs = (milliseconds: number) =>
  sql`${NOW} + make_interval(secs => ${milliseconds / 1000}::float8)`;

/** Literals, because the indexes are partial. */
const IS_FREE = sql`${jobs.state} = 'waiting' and ${jobs.lockedAt} is null`;
// A time fixed per statement lets the index skip jobs due later.
const IS_DUE = sql`${jobs.runAt} <= statement_timestamp()`;
/** Written before the clock was set back. */
const IS_AHEAD = sql`${jobs.changedAt} > statement_timestamp() + interval '1 minute'`;
const MOMENT_MS = 50;
const REASON_LENGTH = 300;

type JobName = Pick<Job, "kind" | "key"> & Partial<Pick<Job, "leadId" | "payload" | "runAt">>;

const ofName = ({ kind, key }: JobName) => and(eq(jobs.kind, kind), eq(jobs.key, key));

/** Makes a new or existing job due, now unless it says when, in the caller's transaction. */
export async function makeDue(transaction: Orm, job: JobName): Promise<void> {
  const at = job.runAt ?? NOW;
  const due = { state: "waiting", reason: "", runAt: at, createdAt: at, changedAt: NOW } as const;
  await transaction
    .insert(jobs)
    .values({ ...job, ...due })
    .onConflictDoUpdate({ target: [jobs.kind, jobs.key], set: due });
}

export async function ensureJobs(orm: Orm, kinds: readonly string[]): Promise<void> {
  if (kinds.length === 0) return;
  await orm
    .insert(jobs)
    .values(kinds.map((kind) => ({ kind, key: "" })))
    .onConflictDoNothing();
}

/** Cancels a lead's waiting jobs. An attempt under way is the last. */
export async function cancelJobs(
  transaction: Orm,
  leadId: string,
  { kinds, reason }: { readonly kinds: readonly string[]; readonly reason: string },
): Promise<void> {
  await transaction
    .update(jobs)
    .set({ state: "cancelled", reason, changedAt: NOW })
    .where(and(eq(jobs.leadId, leadId), inArray(jobs.kind, [...kinds]), eq(jobs.state, "waiting")));
}

/** Makes jobs due again that were cancelled for this reason. */
export async function reviveJobs(
  transaction: Orm,
  leadId: string,
  { kinds, reason }: { readonly kinds: readonly string[]; readonly reason: string },
): Promise<void> {
  await transaction
    .update(jobs)
    .set({ state: "waiting", reason: "", runAt: NOW, changedAt: NOW })
    .where(
      and(
        eq(jobs.leadId, leadId),
        inArray(jobs.kind, [...kinds]),
        eq(jobs.state, "cancelled"),
        eq(jobs.reason, reason),
      ),
    );
}

/** Marks a job done by a user's decision. */
export async function markDone(transaction: Orm, job: JobName): Promise<void> {
  await transaction
    .update(jobs)
    .set({ state: "done", reason: "", lockedAt: null, changedAt: NOW })
    .where(ofName(job));
}

/**
 * Locks a lead until the transaction ends; returns false if it is gone or skipped. Leads are locked
 * before their jobs.
 */
export async function lockLead(
  transaction: Orm,
  id: string,
  options: { readonly skipLocked?: true } = {},
): Promise<boolean> {
  const locked = transaction.select({ id: leads.id }).from(leads).where(eq(leads.id, id));
  return (await locked.for("update", options)).length > 0;
}

export async function lockJob(transaction: Orm, job: JobName): Promise<Job | undefined> {
  const [found] = await transaction.select().from(jobs).where(ofName(job)).for("update");
  return found;
}

export async function dueKinds(orm: Orm, kinds: readonly string[]): Promise<readonly string[]> {
  const names = sql.join(
    kinds.map((kind) => sql`(${kind}::text)`),
    sql`, `,
  );
  const hasOne = (condition: SQL) =>
    sql`exists (select from ${jobs} where ${jobs.kind} = name and ${IS_FREE} and ${condition})`;
  const { rows } = await orm.execute<{ name: string }>(sql`
    select name from (values ${names}) as kinds (name) where ${hasOne(IS_DUE)} or ${hasOne(IS_AHEAD)}
  `);
  return rows.map(({ name }) => name);
}

/**
 * Claims the longest-due job of a kind for this process. The claim is committed before the attempt,
 * so a stale claim means that the attempt may have had its effect.
 */
export function claimJob(
  orm: Orm,
  kind: JobKind,
): Promise<{ readonly job: Job; readonly begun: Begun } | undefined> {
  return orm.transaction(async (transaction) => {
    const select = (condition: SQL, order: typeof jobs.runAt | typeof jobs.changedAt) =>
      transaction
        .select()
        .from(jobs)
        .where(and(eq(jobs.kind, kind.name), IS_FREE, condition))
        .orderBy(order)
        .limit(1)
        .for("update", { skipLocked: true });
    const [found = (await select(IS_AHEAD, jobs.changedAt))[0]] = await select(IS_DUE, jobs.runAt);
    if (found === undefined) return undefined;
    // Skips a locked lead: its holder may wait for this job, which would deadlock.
    if (found.leadId !== null && !(await lockLead(transaction, found.leadId, { skipLocked: true })))
      return { job: found, begun: { waitMs: MOMENT_MS } };
    const job = { ...found, attempts: found.attempts + 1 };
    const begun = await kind.begin(transaction, job);
    const isThis = eq(jobs.id, job.id);
    if (typeof begun === "function") {
      const { attempts } = job;
      await transaction.update(jobs).set({ attempts, lockedAt: NOW, changedAt: NOW }).where(isThis);
    } else if ("result" in begun) {
      await transaction
        .update(jobs)
        .set(updateFor(kind, job, begun))
        .where(isThis);
    }
    return { job, begun };
  });
}

function updateFor(kind: JobKind, { attempts }: Job, outcome: JobOutcome) {
  const { result, reason = "", payload } = outcome;
  const isRetried = kind.guarantee === "at-least-once";
  const isTooLate =
    kind.retryForMs === undefined ? sql`false` : sql`${jobs.createdAt} < ${inMs(-kind.retryForMs)}`;
  const tried = sql`case when ${jobs.state} = 'cancelled' then 'cancelled'
    when ${isTooLate} then 'parked' else 'waiting' end`;
  const states = {
    done: "done",
    cancelled: "cancelled",
    again: "waiting",
    failed: tried,
    unknown: isRetried ? tried : "unknown",
    refused: isRetried ? tried : "parked",
  };
  return {
    state: states[result] as Job["state"],
    reason: sql`case when ${jobs.state} = 'cancelled' and ${result === "failed"}
      then ${jobs.reason} else ${reason.slice(0, REASON_LENGTH)} end`,
    runAt: inMs(outcome.afterMs ?? kind.backoff(attempts)),
    lockedAt: null,
    changedAt: NOW,
    ...(payload && { payload }),
  };
}

/**
 * Records an outcome. A late one still replaces `unknown`, but not a decision of a user or a later
 * attempt: then, or if the job is gone, returns false.
 */
export function recordOutcome(
  orm: Orm,
  kind: JobKind,
  job: Job,
  outcome: JobOutcome,
): Promise<boolean> {
  return orm.transaction(async (transaction) => {
    if (job.leadId !== null) await lockLead(transaction, job.leadId);
    const afterMs = outcome.afterMs ?? (await kind.backoffFor?.(transaction, job, outcome));
    const recorded = afterMs === undefined ? outcome : { ...outcome, afterMs };
    const [changed] = await transaction
      .update(jobs)
      .set(updateFor(kind, job, recorded))
      .where(
        and(
          eq(jobs.id, job.id),
          eq(jobs.attempts, job.attempts),
          or(isNotNull(jobs.lockedAt), eq(jobs.state, "unknown")),
        ),
      )
      .returning();
    if (changed === undefined) return false;
    await kind.record?.(transaction, changed, outcome);
    return true;
  });
}

const BATCH_SIZE = 500;

/**
 * Returns jobs whose process died or lost its connection. A claim in the future was made before the
 * clock was set back.
 */
export function staleJobs(orm: Orm, kinds: readonly JobKind[]): Promise<Job[]> {
  const stale = kinds.map(({ name, staleAfterMs: ms }) =>
    and(eq(jobs.kind, name), sql`${jobs.lockedAt} not between ${inMs(-ms)} and ${inMs(ms)}`),
  );
  return orm
    .select()
    .from(jobs)
    .where(and(isNotNull(jobs.lockedAt), or(...stale)))
    .limit(BATCH_SIZE);
}
