import type { Orm } from "#database/database.ts";
import { type Log, redactedError } from "#runtime/logging/log.ts";
import type { JobKind, JobOutcome } from "./job-kind.ts";
import { claimJob, dueKinds, ensureJobs, recordOutcome, staleJobs } from "./jobs.ts";
import { createOutcomeWriter } from "./outcome-writer.ts";
import { failurePause, startPoller } from "./poller.ts";

/** One kind in this process: its jobs run one after the other, beside those of other kinds. */
interface Lane {
  readonly kind: JobKind;
  work: Promise<void> | undefined;
  restsUntil: number;
  failures: number;
}

/**
 * Runs jobs of these kinds until stopped. Any number of processes may share a database: one claims
 * each job. `stop` resolves when running jobs are done; no others start.
 */
export function startJobs(options: {
  readonly orm: Orm;
  readonly kinds: readonly JobKind[];
  readonly log: Log;
  /** Interval between polls; `wake` ends it early. */
  readonly pollIntervalMs: number;
}) {
  const { orm, log, pollIntervalMs } = options;
  const stopping = new AbortController();
  const lanes = new Map<string, Lane>();
  /** Recurring kinds whose jobs may not exist yet. */
  let missing: string[] = [];
  function add(...kinds: readonly JobKind[]): void {
    for (const kind of kinds) {
      lanes.set(kind.name, { kind, work: undefined, restsUntil: 0, failures: 0 });
      if (kind.isRecurring) missing.push(kind.name);
    }
  }
  add(...options.kinds);
  const outcomes = createOutcomeWriter({
    record: async (job, outcome) => {
      const lane = lanes.get(job.kind);
      if (lane) await recordOutcome(orm, lane.kind, job, outcome);
    },
    log,
    stopping: stopping.signal,
  });
  let expiresAt = 0;

  /** Records the outcome of stale jobs, less often than each poll to save queries. */
  async function expire(): Promise<void> {
    if (performance.now() < expiresAt) return;
    const kinds = [...lanes.values()].map(({ kind }) => kind);
    const staleAfterMs = Math.min(...kinds.map((kind) => kind.staleAfterMs));
    expiresAt = performance.now() + staleAfterMs / 6;
    for (const job of await staleJobs(orm, kinds)) {
      const kind = lanes.get(job.kind)?.kind;
      if (kind === undefined) continue;
      log.error({ kind: job.kind, key: job.key }, "Job interrupted: outcome unknown");
      await recordOutcome(orm, kind, job, { result: "unknown", reason: kind.interruptedReason });
    }
  }

  /** Runs one job; returns how long the kind rests, undefined if nothing is due. */
  async function doOne({ kind }: Lane): Promise<number | undefined> {
    const pauseMs = (await kind.pause?.()) ?? 0;
    if (pauseMs > 0) return Math.min(pauseMs, pollIntervalMs);
    const claim = await claimJob(orm, kind);
    if (claim === undefined) return undefined;
    const { job, begun } = claim;
    if (typeof begun !== "function")
      return "waitMs" in begun ? Math.min(begun.waitMs, pollIntervalMs) : 0;
    const outcome = await begun().catch((error: unknown): JobOutcome => {
      const reason = redactedError(error);
      log.warn({ kind: job.kind, reason, attempts: job.attempts }, "Job failed");
      return { result: "unknown", reason };
    });
    await outcomes.write(job, outcome);
    return 0;
  }

  async function work(lane: Lane): Promise<void> {
    try {
      let restMs: number | undefined = 0;
      while (restMs === 0 && !stopping.signal.aborted && !outcomes.isBehind())
        restMs = await doOne(lane);
      lane.restsUntil = performance.now() + (restMs ?? 0);
      lane.failures = 0;
    } catch (error) {
      lane.failures += 1;
      lane.restsUntil = performance.now() + failurePause(lane.failures);
      const { name: kind } = lane.kind;
      log.warn(
        { kind, reason: redactedError(error), failures: lane.failures },
        "Job failed, will retry",
      );
    }
    lane.work = undefined;
    poller.wake();
  }

  async function look(): Promise<number> {
    if (lanes.size === 0) return pollIntervalMs;
    const names = missing;
    await ensureJobs(orm, names);
    missing = missing.filter((name) => !names.includes(name));
    await expire();
    const now = performance.now();
    const idle = [...lanes.values()].filter(
      (lane) => lane.work === undefined && lane.restsUntil <= now,
    );
    if (idle.length > 0 && !outcomes.isBehind()) {
      const due = new Set(
        await dueKinds(
          orm,
          idle.map(({ kind }) => kind.name),
        ),
      );
      for (const lane of idle) {
        if (due.has(lane.kind.name) && !stopping.signal.aborted) lane.work = work(lane);
      }
    }
    const rests = [...lanes.values()]
      .map(({ restsUntil }) => restsUntil - performance.now())
      .filter((restMs) => restMs > 0);
    return Math.min(pollIntervalMs, ...rests);
  }

  const poller = startPoller(look, log, "Jobs");
  return {
    wake: () => poller.wake(),
    add(...kinds: readonly JobKind[]) {
      add(...kinds);
      poller.wake();
    },
    async stop() {
      stopping.abort();
      await poller.stop();
      await Promise.all([...lanes.values()].map((lane) => lane.work));
      await outcomes.settled();
    },
  };
}
