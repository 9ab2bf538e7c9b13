import type { Log } from "#logging/log.ts";
import type { Orm } from "#database/connect.server.ts";
import { httpError, NO_CONTACT, type Outcome } from "#external-services/rd-station/outcome.ts";
import {
  type RdStationSettings,
  SWITCHED_OFF,
  TOKEN_MISSING,
} from "#external-services/rd-station/rd-station.settings.ts";
import { createRdStation, type SendToRdStation } from "#external-services/rd-station/rd-station.ts";
import { FORM_FAILURES, type Lead } from "../lead-transition.ts";
import { type OutboxTiming, retryBackoff } from "./backoff.ts";
import {
  claimLead,
  clearReasons,
  expireStaleClaims,
  explainBackoff,
  explainWaiting,
  recordOutcome,
} from "./delivery-state.ts";
import type { OutcomeWriter } from "./outcome-writer.ts";
import { leadToPayload } from "../lead-fields.ts";
import { endBackoff, startBackoff } from "./platform-calls.ts";
import type { Poll } from "./poller.ts";

interface DeliveryOptions {
  readonly orm: Orm;
  readonly rdStation: RdStationSettings;
  readonly log: Log;
  readonly timing: OutboxTiming;
  readonly outcomes: OutcomeWriter;
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
      if (held.length > 0) log.warn({ leads: held }, rdStation.reason);
      return pollIntervalMs;
    };
  }
  const send = createRdStation(rdStation, timing.timeoutMs);
  let mayHaveOldReasons = true;
  let silences = 0;
  let silentUntil = 0;

  return async () => {
    await expire();
    if (mayHaveOldReasons) await clearReasons(orm, [TOKEN_MISSING, SWITCHED_OFF]);
    mayHaveOldReasons = false;
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

/** Looking for stale claims at each poll would cost more than it brings. */
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
