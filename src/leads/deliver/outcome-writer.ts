import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "#logging/log.ts";
import { sqlState } from "#database/sql-state.ts";
import { NO_ID, type Outcome } from "#external-services/rd-station/outcome.ts";
import type { Lead } from "../lead-transition.ts";

/** While so many outcomes cannot be written, no further lead is sent. */
const MOST_UNWRITTEN = 10;
const FIRST_BACKOFF_MS = 1000;
const LONGEST_BACKOFF_MS = 30_000;
/** A statement with a wrong value will be refused again later. */
const TRIES_WHERE_REFUSED = 5;
const LONGEST_TRYING_MS = 60 * 60 * 1000;

/** Connection, rollback, resources, locks, an operator, the system: the statement itself is right. */
const TROUBLE_THAT_PASSES = /^(08|25|40|53|55|57|58)/;
const WRONG_VALUE = /^22/;

/** Writes down what became of attempts to deliver. */
export interface OutcomeWriter {
  /** Resolves when the outcome is written, or will be tried again beside the delivery. */
  write(lead: Lead, outcome: Outcome): Promise<void>;
  /** So much is unwritten that nothing more should be sent. */
  isBehind(): boolean;
  /** Resolves when nothing is to be written any more; soon, once the process is to end. */
  settled(): Promise<void>;
}

/**
 * What is known must not be lost with a connection, so an outcome that cannot be written is tried
 * again, for an hour at most; until then its lead shows as being sent, and later as unknown. Other
 * leads do not wait for it.
 */
export function createOutcomeWriter(options: {
  readonly record: (lead: Lead, outcome: Outcome) => Promise<void>;
  readonly log: Log;
  /** Aborted when the process is to end. */
  readonly stopping: AbortSignal;
  readonly firstBackoffMs?: number;
}): OutcomeWriter {
  const { record, log, stopping, firstBackoffMs = FIRST_BACKOFF_MS } = options;
  const unwritten = new Set<Promise<void>>();

  async function attempt(
    lead: Lead,
    outcome: Outcome,
  ): Promise<{ readonly error: unknown } | undefined> {
    try {
      await recordOrLeaveOutId(lead, outcome);
      return undefined;
    } catch (error) {
      return { error };
    }
  }

  async function recordOrLeaveOutId(lead: Lead, outcome: Outcome): Promise<void> {
    try {
      await record(lead, outcome);
    } catch (error) {
      const isWrongValue = WRONG_VALUE.test(sqlState(error) ?? "");
      if (!isWrongValue || outcome.kind !== "delivered" || outcome.platformId === null) throw error;
      await record(lead, { ...outcome, platformId: null, reason: NO_ID });
    }
  }

  async function keepTrying(lead: Lead, outcome: Outcome, error: unknown): Promise<void> {
    const began = performance.now();
    const about = { lead: lead.id, outcome: outcome.kind };
    let refusals = isRefusal(error) ? 1 : 0;
    let backoffMs = firstBackoffMs;
    while (!stopping.aborted) {
      log.warn({ ...about, sqlState: sqlState(error) }, "Outcome not written, trying again");
      await sleep(backoffMs, undefined, { signal: stopping }).catch(() => {});
      const failure = await attempt(lead, outcome);
      if (failure === undefined) return;
      if (isRefusal(failure.error)) refusals += 1;
      if (refusals >= TRIES_WHERE_REFUSED) break;
      if (performance.now() - began > LONGEST_TRYING_MS) break;
      backoffMs = Math.min(backoffMs * 2, LONGEST_BACKOFF_MS);
    }
    log.error(about, "Outcome not written: the lead becomes unknown");
  }

  return {
    async write(lead, outcome) {
      const failure = await attempt(lead, outcome);
      if (failure === undefined) return;
      const trying = keepTrying(lead, outcome, failure.error);
      unwritten.add(trying);
      void trying.then(() => unwritten.delete(trying));
    },
    isBehind: () => unwritten.size >= MOST_UNWRITTEN,
    async settled() {
      await Promise.all(unwritten);
    },
  };
}

function isRefusal(error: unknown): boolean {
  const state = sqlState(error);
  return state !== undefined && !TROUBLE_THAT_PASSES.test(state);
}
