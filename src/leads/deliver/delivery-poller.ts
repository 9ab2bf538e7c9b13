import type { Log } from "#logging/log.ts";
import type { Orm } from "#database/connect.server.ts";
import type { postJson } from "#external-services/rd-station/post-json.ts";
import {
  httpError,
  NO_CONTACT,
  type Outcome,
  NO_ID,
  createRdStation,
  type SendToRdStation,
} from "#external-services/rd-station/rd-station.ts";
import {
  type RdStationSettings,
  SWITCHED_OFF,
  TOKEN_MISSING,
} from "#external-services/rd-station/rd-station.settings.ts";
import { sqlState } from "#database/database-errors.ts";
import { FORM_FAILURES, type Lead } from "../lead-transition.ts";
import { type OutboxTiming, retryBackoff, type Poll } from "./poller.ts";
import {
  claimLead,
  clearReasons,
  expireStaleClaims,
  explainBackoff,
  explainWaiting,
  recordOutcome,
  endBackoff,
  startBackoff,
} from "./delivery-state.ts";
import { leadToPayload } from "../lead-fields.ts";

interface DeliveryOptions {
  readonly orm: Orm;
  readonly rdStation: RdStationSettings;
  readonly log: Log;
  readonly timing: OutboxTiming;
  readonly outcomes: ReturnType<typeof createOutcomeWriter>;
  readonly post?: typeof postJson | undefined;
  readonly onOutcome?: (outcome: string) => void;
}

/** The longest pause after silence of the platform: it may be back, and only a call can tell. */
const LONGEST_SILENCE_MS = 5 * 60_000;

/** Sends the lead that is due longest, or, with the platform off, says on each why it is not sent. */
export function deliveryPoll(options: DeliveryOptions): Poll {
  const { orm, rdStation, log, timing, outcomes } = options;
  const { pollIntervalMs, backoff } = timing;
  const expire = expireNowAndThen(options);
  if (!rdStation.isOn) {
    return async () => {
      await expire();
      const held = await explainWaiting(orm, rdStation.reason);
      if (held.length === 0) return pollIntervalMs;
      log.warn({ leads: held }, rdStation.reason);
      return 0;
    };
  }
  const send = createRdStation(rdStation, timing.timeoutMs, options.post);
  let mayHaveOldReasons = true;
  let silences = 0;
  let silentUntil = 0;

  return async () => {
    await expire();
    if (mayHaveOldReasons) {
      mayHaveOldReasons = (await clearReasons(orm, [TOKEN_MISSING, SWITCHED_OFF])).length > 0;
    }
    const silentMs = silentUntil - performance.now();
    if (silentMs > 0) {
      await explainBackoff(orm, NO_CONTACT);
      return Math.min(silentMs, pollIntervalMs);
    }
    if (outcomes.isBehind()) return pollIntervalMs;
    const claim = await claimLead(orm, rdStation.callsPerMinute);
    if (!("lead" in claim)) {
      if (claim.isBackingOff) await explainBackoff(orm, httpError(429));
      return Math.min(claim.waitMs ?? pollIntervalMs, pollIntervalMs);
    }
    const outcome = await sendLead(send, claim.lead, log);
    await outcomes.write(claim.lead, outcome);
    options.onOutcome?.(outcome.kind);
    // A platform that falls silent makes each lead one for a person to settle: go slowly then.
    silences = outcome.kind === "unknown" ? silences + 1 : 0;
    if (silences > 0) {
      silentUntil = performance.now() + Math.min(backoff(silences), LONGEST_SILENCE_MS);
    }
    return 0;
  };
}

/** Not at each poll, which would cost more than it is worth. */
function expireNowAndThen({ orm, log, timing }: DeliveryOptions): () => Promise<void> {
  let next = 0;
  return async () => {
    if (performance.now() < next) return;
    next = performance.now() + timing.staleAfterMs / 6;
    const leads = await expireStaleClaims(orm, timing.staleAfterMs);
    if (leads.length > 0)
      log.error({ leads }, "Delivery broken off: whether they arrived is unknown");
  };
}

async function sendLead(send: SendToRdStation, lead: Lead, log: Log): Promise<Outcome> {
  const { id, form, attempts } = lead;
  const outcome = await send({
    submission: leadToPayload(lead),
    hasConsent: lead.consent !== null,
  });
  if (outcome.kind === "delivered") {
    log.info({ lead: id, form, attempts, platformId: outcome.platformId }, "Lead delivered");
  } else {
    const { kind, reason } = outcome;
    const level = kind === "retryable" ? "warn" : "error";
    log[level]({ lead: id, form, attempts, outcome: kind, reason }, FORM_FAILURES[form]);
  }
  return outcome;
}

/** Records an outcome, with what follows from it for the leads to come. */
export async function recordDelivery(
  orm: Orm,
  backoff: OutboxTiming["backoff"],
  lead: Lead,
  outcome: Outcome,
): Promise<void> {
  if (outcome.kind !== "retryable") {
    await recordOutcome(orm, lead, outcome, backoff(lead.attempts));
    if (outcome.kind !== "unknown") await endBackoff(orm);
    return;
  }
  const backoffOf = (attempts: number) => retryBackoff(outcome, attempts, backoff);
  if (outcome.limit !== "account") {
    await recordOutcome(orm, lead, outcome, backoffOf(lead.attempts));
    return;
  }
  await orm.transaction(async (transaction) => {
    const backoffMs = await startBackoff(transaction, backoffOf);
    await recordOutcome(transaction, lead, outcome, backoffMs);
  });
}

/** While this many outcomes cannot be written, no further lead is sent. */
const MOST_UNWRITTEN = 10;
const FIRST_BACKOFF_MS = 1000;
const LONGEST_BACKOFF_MS = 30_000;
/** A statement with a wrong value will be refused again later. */
const TRIES_WHERE_REFUSED = 5;
const LONGEST_TRYING_MS = 60 * 60 * 1000;

/** Connection, rollback, resources, locks, an operator, the system: the statement itself is right. */
const TROUBLE_THAT_PASSES = /^(08|25|40|53|55|57|58)/;
const WRONG_VALUE = /^22/;

/**
 * Writes down what became of attempts to deliver. What is known must not be lost with a connection, so an outcome that cannot be written is tried
 * again, for an hour at most; until then its lead shows as being sent, and later as unknown. Other
 * leads do not wait for it.
 */
export function createOutcomeWriter(options: {
  readonly record: (lead: Lead, outcome: Outcome) => Promise<void>;
  readonly log: Log;
  /** Aborted when the process is to end. */
  readonly stopping: AbortSignal;
  readonly firstBackoffMs?: number;
}) {
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
      await pause(backoffMs, stopping);
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
    /** Resolves when the outcome is written, or will be tried again beside the delivery. */
    async write(lead: Lead, outcome: Outcome) {
      const failure = await attempt(lead, outcome);
      if (failure === undefined) return;
      const trying = keepTrying(lead, outcome, failure.error);
      unwritten.add(trying);
      void trying.then(() => unwritten.delete(trying));
    },
    /** So much is unwritten that nothing more should be sent. */
    isBehind: () => unwritten.size >= MOST_UNWRITTEN,
    /** Resolves when nothing is to be written any more; soon, once the process is to end. */
    async settled() {
      await Promise.all(unwritten);
    },
  };
}

/** Ends with its time, or when the process is to end. */
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
  return state !== undefined && !TROUBLE_THAT_PASSES.test(state);
}
