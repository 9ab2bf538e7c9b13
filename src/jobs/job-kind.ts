import type { Orm } from "#database/database.ts";
import type { jobs } from "#database/schema/jobs.ts";

export type Job = typeof jobs.$inferSelect;

/**
 * An attempt's outcome. `failed`: had no effect, retry; `refused`: had no effect, a retry is
 * pointless; `unknown`: may have had its effect; `again`: due again, without a failure.
 */
export interface JobOutcome {
  readonly result: "done" | "failed" | "refused" | "unknown" | "again" | "cancelled";
  readonly reason?: string;
  /** Delay of the next attempt, instead of the kind's backoff. */
  readonly afterMs?: number;
  readonly payload?: Job["payload"];
  /** For the kind's own `backoffFor` and `record`. */
  readonly details?: {
    readonly platformId?: string | null;
    readonly limit?: "account" | "contact" | undefined;
    readonly retryAfterMs?: number | undefined;
  };
}

/** An attempt to make now, an outcome without one, or a delay. */
export type Begun = (() => Promise<JobOutcome>) | JobOutcome | { readonly waitMs: number };

export interface JobKind {
  readonly name: string;
  /**
   * Treatment of an unknown outcome: `at-least-once` retries, `at-most-once` does not,
   * `ask-a-person` waits for a user's decision.
   */
  readonly guarantee: "at-least-once" | "at-most-once" | "ask-a-person";
  /** Exactly one job of this kind exists, with an empty key. */
  readonly isRecurring?: true;
  /** An older attempt is treated as crashed. */
  readonly staleAfterMs: number;
  /** Delay after the nth failed attempt, from 1. */
  readonly backoff: (attempts: number) => number;
  readonly retryForMs?: number;
  /** Reason of an unknown outcome after a crash. */
  readonly interruptedReason: string;
  /** Milliseconds for which no job of this kind may start. */
  readonly pause?: () => Promise<number>;
  /** Runs in the transaction that claims the job; the returned attempt runs after the commit. */
  readonly begin: (transaction: Orm, job: Job) => Promise<Begun>;
  /** Run in the transaction that records an outcome, before and after the job's row is written. */
  readonly backoffFor?: (transaction: Orm, job: Job, outcome: JobOutcome) => Promise<number>;
  readonly record?: (transaction: Orm, job: Job, outcome: JobOutcome) => Promise<void>;
}

/**
 * Creates recurring work for one of all processes at a time. `work` returns the milliseconds until
 * its next run.
 */
export function recurringKind(given: {
  readonly name: string;
  readonly everyMs: number;
  readonly staleAfterMs?: number;
  readonly work: () => Promise<number>;
}): JobKind {
  const { name, everyMs, staleAfterMs = 5 * 60_000, work } = given;
  return {
    name,
    guarantee: "at-least-once",
    isRecurring: true,
    staleAfterMs,
    backoff: () => everyMs,
    interruptedReason: "Broken off",
    begin: async () => async () => ({ result: "again", afterMs: await work() }),
  };
}
