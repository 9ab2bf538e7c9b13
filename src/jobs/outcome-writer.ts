import type { Log } from "#runtime/logging/log.ts";
import { sqlState } from "#database/database-errors.ts";
import type { Job, JobOutcome } from "./job-kind.ts";

/** No further job starts with this many unwritten outcomes. */
const MOST_UNWRITTEN = 10;
const FIRST_BACKOFF_MS = 1000;
const LONGEST_BACKOFF_MS = 30_000;
/** A statement with an invalid value would be refused again. */
const MOST_REFUSALS = 5;
const LONGEST_TRYING_MS = 60 * 60 * 1000;

/**
 * SQLSTATE classes of temporary trouble: connection, rollback, resources, locks, operator, system.
 */
const TEMPORARY_ERRORS = /^(08|25|40|53|55|57|58)/;
const WRONG_VALUE = /^22/;

/**
 * Records outcomes. Retries one that cannot be written for up to an hour, beside other work; until
 * then its job shows as under way, and later as unknown.
 */
export function createOutcomeWriter(options: {
  readonly record: (job: Job, outcome: JobOutcome) => Promise<void>;
  readonly log: Log;
  /** Aborted when the process shuts down. */
  readonly stopping: AbortSignal;
  readonly firstBackoffMs?: number;
}) {
  const { record, log, stopping, firstBackoffMs = FIRST_BACKOFF_MS } = options;
  const unwritten = new Set<Promise<void>>();

  async function attempt(
    job: Job,
    outcome: JobOutcome,
  ): Promise<{ readonly error: unknown } | undefined> {
    try {
      await recordOrLeaveOut(job, outcome);
      return undefined;
    } catch (error) {
      return { error };
    }
  }

  async function recordOrLeaveOut(job: Job, outcome: JobOutcome): Promise<void> {
    try {
      await record(job, outcome);
    } catch (error) {
      const isWrongValue = WRONG_VALUE.test(sqlState(error) ?? "");
      if (!isWrongValue || outcome.details === undefined) throw error;
      const { details: _refused, ...rest } = outcome;
      await record(job, rest);
    }
  }

  async function keepTrying(job: Job, outcome: JobOutcome, error: unknown): Promise<void> {
    const began = performance.now();
    const about = { kind: job.kind, key: job.key, outcome: outcome.result };
    let refusals = isRefusal(error) ? 1 : 0;
    let backoffMs = firstBackoffMs;
    while (!stopping.aborted) {
      log.warn({ ...about, sqlState: sqlState(error) }, "Outcome not written, will retry");
      await pause(backoffMs, stopping);
      const failure = await attempt(job, outcome);
      if (failure === undefined) return;
      if (isRefusal(failure.error)) refusals += 1;
      if (refusals >= MOST_REFUSALS) break;
      if (performance.now() - began > LONGEST_TRYING_MS) break;
      backoffMs = Math.min(backoffMs * 2, LONGEST_BACKOFF_MS);
    }
    log.error(about, "Outcome not written: becomes unknown");
  }

  return {
    /** Resolves when the outcome is written, or is being retried. */
    async write(job: Job, outcome: JobOutcome) {
      const failure = await attempt(job, outcome);
      if (failure === undefined) return;
      const trying = keepTrying(job, outcome, failure.error);
      unwritten.add(trying);
      void trying.then(() => unwritten.delete(trying));
    },
    /** Whether too much is unwritten to start more jobs. */
    isBehind: () => unwritten.size >= MOST_UNWRITTEN,
    /** Resolves when all retries have ended; soon after an abort. */
    async settled() {
      await Promise.all(unwritten);
    },
  };
}

function pause(milliseconds: number, stopping: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stopping.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    stopping.addEventListener("abort", end);
  });
}

function isRefusal(error: unknown): boolean {
  const state = sqlState(error);
  return state !== undefined && !TEMPORARY_ERRORS.test(state);
}
