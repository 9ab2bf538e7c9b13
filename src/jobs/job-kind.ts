import type { Orm } from "#database/connect.server.ts";
import type { jobs } from "#database/schema/jobs.ts";

export type Job = typeof jobs.$inferSelect;

/**
 * What became of an attempt. `failed`: it certainly had no effect, and another one is made; `refused`: the same, and
 * another one would change nothing; `unknown`: nobody can say; `again`: it is due again, though nothing failed.
 */
export interface JobOutcome {
  readonly result: "done" | "failed" | "refused" | "unknown" | "again" | "cancelled";
  readonly reason?: string;
  /** When another attempt is made; else the kind's backoff says so. */
  readonly afterMs?: number;
  /** Kept with the job. */
  readonly payload?: Job["payload"];
  /** For the kind's own `backoffFor` and `record`. */
  readonly details?: {
    readonly platformId?: string | null;
    readonly limit?: "account" | "contact" | undefined;
    readonly retryAfterMs?: number | undefined;
  };
}

/** An attempt that may be made now, what became of the job without one, or when to ask again. */
export type Begun = (() => Promise<JobOutcome>) | JobOutcome | { readonly waitMs: number };

/** One kind of job: what it promises, and how it is done. */
export interface JobKind {
  readonly name: string;
  /**
   * What follows where nobody knows whether an attempt had its effect: `at-least-once` makes another one,
   * `at-most-once` makes none, `ask-a-person` makes none before a person has decided.
   */
  readonly guarantee: "at-least-once" | "at-most-once" | "ask-a-person";
  /** There is always one job of this kind, with an empty key. */
  readonly isRecurring?: true;
  /** An attempt that began so long ago has died with its process. */
  readonly staleAfterMs: number;
  /** How long to wait after the failed attempt of that number, the first being 1. */
  readonly backoff: (attempts: number) => number;
  /** A job that is older is not tried again. */
  readonly triedForMs?: number;
  /** Why it is not known whether an attempt had its effect whose process has died. */
  readonly brokenOff: string;
  /** For how long no job of this kind is begun; 0: one may be. */
  readonly pause?: () => Promise<number>;
  /** In the transaction that claims the job; what it returns runs once the claim is committed. */
  readonly begin: (transaction: Orm, job: Job) => Promise<Begun>;
  /** In the transaction that records an outcome, before and after the job's own row is written. */
  readonly backoffFor?: (transaction: Orm, job: Job, outcome: JobOutcome) => Promise<number>;
  readonly record?: (transaction: Orm, job: Job, outcome: JobOutcome) => Promise<void>;
}

/** Work that is done again and again, in one of all processes at a time. It returns in how many milliseconds it is due again. */
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
    brokenOff: "Broken off",
    begin: async () => async () => ({ result: "again", afterMs: await work() }),
  };
}
