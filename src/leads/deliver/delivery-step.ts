import type { Log } from "#api/log.ts";
import type { Orm } from "#database/connect.server.ts";
import { httpError, NO_CONTACT } from "#external-services/rd-station/outcome.ts";
import {
  type RdStationSettings,
  SWITCHED_OFF,
  TOKEN_MISSING,
} from "#external-services/rd-station/rd-station.settings.ts";
import { createRdStation } from "#external-services/rd-station/rd-station.ts";
import { claimLead } from "./claim-lead.ts";
import { deliverLead } from "./deliver-lead.ts";
import type { OutcomeWriter } from "./outcome-writer.ts";
import type { OutboxTiming } from "./outbox-timing.ts";
import { explainPause, explainWaiting, forgetReasons, giveUpAbandoned } from "./waiting-reasons.ts";
import type { WorkStep } from "./work-loop.ts";

export interface DeliveryOptions {
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
export function deliveryStep(options: DeliveryOptions): WorkStep {
  const { orm, rdStation, log, timing, outcomes } = options;
  const giveUp = giveUpNowAndThen(options);
  if (!rdStation.isOn) {
    return async () => {
      await giveUp();
      const held = await explainWaiting(orm, rdStation.reason);
      if (held.length > 0) log.warn({ leads: held }, rdStation.reason);
      return timing.lookMs;
    };
  }
  const delivering = { log, outcomes, send: createRdStation(rdStation, timing.timeoutMs) };
  let mayBeHeld = true;
  let silences = 0;
  let silentUntil = 0;

  return async () => {
    await giveUp();
    if (mayBeHeld) await forgetReasons(orm, [TOKEN_MISSING, SWITCHED_OFF]);
    mayBeHeld = false;
    const silentMs = silentUntil - performance.now();
    if (silentMs > 0) {
      await explainPause(orm, NO_CONTACT);
      return Math.min(silentMs, timing.lookMs);
    }
    if (outcomes.isBehind()) return timing.lookMs;
    const claim = await claimLead(orm, rdStation.callsPerMinute);
    if ("isPaused" in claim) await explainPause(orm, httpError(429));
    if (!("lead" in claim)) return Math.min(claim.waitMs ?? timing.lookMs, timing.lookMs);
    const outcome = await deliverLead(delivering, claim.lead);
    options.onOutcome?.(outcome.kind);
    // A platform that falls silent makes each lead one for a person to settle: go slowly then.
    silences = outcome.kind === "unknown" ? silences + 1 : 0;
    if (silences > 0) {
      const pauseMs = Math.min(timing.pauseAfter(silences), LONGEST_SILENCE_MS);
      silentUntil = performance.now() + pauseMs;
    }
    return 0;
  };
}

/** Looking for abandoned leads at each step would cost more than it brings. */
function giveUpNowAndThen({ orm, log, timing }: DeliveryOptions): () => Promise<void> {
  let next = 0;
  return async () => {
    if (performance.now() < next) return;
    next = performance.now() + timing.abandonedAfterMs / 6;
    const leads = await giveUpAbandoned(orm, timing.abandonedAfterMs);
    if (leads.length > 0)
      log.error({ leads }, "Delivery broken off: whether they arrived is unknown");
  };
}
