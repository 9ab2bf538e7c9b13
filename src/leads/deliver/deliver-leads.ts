import { and, eq, gt, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import type { Orm } from "#database/database.ts";
import { leads } from "#database/schema/leads.ts";
import type { postJson } from "#services/rd-station/post-json.ts";
import {
  createRdStation,
  httpError,
  NO_CONTACT,
  NO_ID,
  type Outcome,
} from "#services/rd-station/rd-station.ts";
import {
  type RdStationSettings,
  SWITCHED_OFF,
  TOKEN_MISSING,
} from "#services/rd-station/rd-station.settings.ts";
import type { Job, JobKind, JobOutcome } from "#jobs/job-kind.ts";
import type { Log } from "#runtime/logging/log.ts";
import { leadToPayload } from "../lead-fields.ts";
import { DELIVERY } from "../lead-jobs.ts";
import { canTake, LEAD_STEPS } from "../lead-steps.ts";
import {
  CHANGED,
  FORM_FAILURES,
  type Lead,
  readLead,
  writeTransitions,
} from "../lead-transition.ts";
import { retryBackoff, type OutboxTiming } from "./outbox-timing.ts";
import { endBackoff, startBackoff, takeCall } from "./platform-calls.ts";
import { CLOSED_AS_SPAM, SPAM, withhold } from "./staff-decisions.ts";

/** Maximum pause after the platform fell silent; only a call can tell whether it is back. */
const LONGEST_SILENCE_MS = 5 * 60_000;
const NOW = sql`clock_timestamp()`;

/** Delivers leads or, with the platform off, writes the reason on each. */
export function deliveryKind(options: {
  readonly orm: Orm;
  readonly rdStation: RdStationSettings;
  readonly log: Log;
  readonly timing: OutboxTiming;
  readonly post?: typeof postJson | undefined;
  readonly onOutcome: (outcome: string) => void;
}): JobKind {
  const { orm, rdStation, log, timing, onOutcome } = options;
  const { staleAfterMs, backoff, pollIntervalMs } = timing;
  const common = {
    name: DELIVERY,
    guarantee: "ask-a-person",
    staleAfterMs,
    backoff,
    interruptedReason: NO_CONTACT,
    record: recordDelivery,
  } as const;
  if (!rdStation.isOn) {
    const { reason } = rdStation;
    async function explainAll(): Promise<number> {
      const held = await explainWaiting(orm, reason);
      if (held.length > 0) log.warn({ leads: held }, reason);
      return held.length > 0 ? 1 : pollIntervalMs;
    }
    return { ...common, pause: explainAll, begin: async () => ({ waitMs: pollIntervalMs }) };
  }
  const send = createRdStation(rdStation, timing.timeoutMs, options.post);
  let mayHaveOldReasons = true;
  let silences = 0;
  let silentUntil = 0;

  async function pause(): Promise<number> {
    if (mayHaveOldReasons) {
      mayHaveOldReasons = (await clearReasons(orm, [TOKEN_MISSING, SWITCHED_OFF])).length > 0;
    }
    const silentMs = silentUntil - performance.now();
    if (silentMs > 0) await explainBackoff(orm, NO_CONTACT);
    return Math.max(0, silentMs);
  }

  async function sendLead(lead: Lead, attempts: number): Promise<JobOutcome> {
    const outcome = await send({
      submission: leadToPayload(lead),
      hasConsent: lead.consent !== null,
    });
    const { kind, reason } = outcome;
    const about = { lead: lead.id, form: lead.form, attempts };
    if (kind === "delivered")
      log.info({ ...about, platformId: outcome.platformId }, "Lead delivered");
    else {
      const level = kind === "retryable" ? "warn" : "error";
      log[level]({ ...about, outcome: kind, reason }, FORM_FAILURES[lead.form]);
    }
    onOutcome(kind);
    // Slow down: each call to a silent platform leaves a lead for staff to settle.
    silences = kind === "unknown" ? silences + 1 : 0;
    if (silences > 0) {
      silentUntil = performance.now() + Math.min(backoff(silences), LONGEST_SILENCE_MS);
    }
    return asJobOutcome(outcome);
  }

  return {
    ...common,
    pause,
    async begin(transaction, { leadId, attempts }) {
      const lead = await readLead(transaction, leadId);
      if (lead?.state !== "waiting") return { result: "cancelled" };
      // Closed by a version that does not cancel jobs.
      if (lead.outcome === SPAM) {
        await withhold(transaction, lead.id);
        return { result: "cancelled", reason: CLOSED_AS_SPAM };
      }
      const call = await takeCall(transaction, rdStation.callsPerMinute);
      if (call.isBackingOff) await explainBackoff(transaction, httpError(429));
      return call.waitMs > 0 ? call : () => sendLead(lead, attempts);
    },
    async backoffFor(transaction, { attempts }, { details }) {
      const { limit, retryAfterMs } = details ?? {};
      const backoffOf = (count: number) => retryBackoff({ limit, retryAfterMs }, count, backoff);
      return limit === "account" ? startBackoff(transaction, backoffOf) : backoffOf(attempts);
    },
  };
}

function asJobOutcome(outcome: Outcome): JobOutcome {
  const { kind, reason } = outcome;
  if (kind === "delivered")
    return { result: "done", reason, details: { platformId: outcome.platformId } };
  if (kind !== "retryable") return { result: kind, reason };
  const { limit, retryAfterMs } = outcome;
  return { result: "failed", reason, details: { limit, retryAfterMs } };
}

const STEPS = {
  done: "delivered",
  refused: "refused",
  failed: "retryable",
  unknown: "unknown",
} as const;

/** Updates the lead's state and the account's backoff. */
async function recordDelivery(transaction: Orm, job: Job, outcome: JobOutcome): Promise<void> {
  const { result, details } = outcome;
  if (job.leadId === null || result === "again" || result === "cancelled") return;
  // Closed as spam while it was being sent.
  if (job.state === "cancelled") return withhold(transaction, job.leadId);
  const platformId = details?.platformId ?? null;
  const hasNoId = result === "done" && platformId === null;
  const change = transaction
    .update(leads)
    .set({
      state: LEAD_STEPS[STEPS[result]].to,
      reason: hasNoId ? NO_ID : (outcome.reason ?? ""),
      platformId: sql`coalesce(${platformId}::text, ${leads.platformId})`,
      updatedAt: NOW,
    })
    .where(and(eq(leads.id, job.leadId), canTake(STEPS[result])))
    .returning(CHANGED);
  await writeTransitions(transaction, change, { isFailure: result !== "done" });
  if (result === "done" || result === "refused") await endBackoff(transaction);
}

/** Limits the duration of a statement. */
const BATCH_SIZE = 500;

/**
 * Writes on up to 500 waiting leads why they are not sent. Returns the ids of those changed; none
 * when all have this reason.
 */
export function explainWaiting(orm: Orm, reason: string): Promise<string[]> {
  // Two range conditions use the index; `<>` would not.
  const hasAnother = or(lt(leads.reason, reason), gt(leads.reason, reason));
  // Switching off is intended; a missing token is a failure (rule 6.11).
  return explain(orm, reason, { condition: hasAnother, isFailure: reason === TOKEN_MISSING });
}

/** Like {@link explainWaiting}, for leads without a reason during a backoff. */
export function explainBackoff(orm: Orm, reason: string): Promise<string[]> {
  return explain(orm, reason, { condition: eq(leads.reason, "") });
}

/** Removes outdated reasons; returns none when no lead has them. */
export function clearReasons(orm: Orm, reasons: readonly string[]): Promise<string[]> {
  return explain(orm, "", { condition: inArray(leads.reason, [...reasons]) });
}

function explain(
  orm: Orm,
  reason: string,
  { condition, isFailure }: { readonly condition: SQL | undefined; readonly isFailure?: boolean },
): Promise<string[]> {
  const found = orm
    .select({ id: leads.id })
    .from(leads)
    .where(and(canTake("explained"), condition))
    .limit(BATCH_SIZE)
    .for("update", { skipLocked: true });
  const change = orm
    .update(leads)
    .set({ reason, updatedAt: NOW })
    .where(inArray(leads.id, found))
    .returning(CHANGED);
  return writeTransitions(orm, change, { isFailure: isFailure === true });
}
