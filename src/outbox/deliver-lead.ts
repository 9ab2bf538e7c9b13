import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../api/log.ts";
import type { Orm } from "../database/connect.server.ts";
import type { Outcome } from "../external-services/rd-station/outcome.ts";
import type { SendToRdStation } from "../external-services/rd-station/rd-station.ts";
import { forgetPauses, pauseDelivery } from "./delivery-pause.ts";
import { FORM_FAILURES } from "./form-failure.ts";
import type { Lead } from "./lead-transition.ts";
import { leadToPayload } from "./lead-to-payload.ts";
import { recordOutcome } from "./record-outcome.ts";
import { postponedPause } from "./retry-pause.ts";

export interface Delivering {
  readonly orm: Orm;
  readonly send: SendToRdStation;
  readonly log: Log;
  /** Milliseconds after the failed attempt of that number. */
  readonly pauseAfter: (attempts: number) => number;
  /** Aborted when the process is to end. */
  readonly ending: AbortSignal;
}

/** Sends a claimed lead once and writes down what became of it. */
export async function deliverLead(delivering: Delivering, lead: Lead): Promise<Outcome> {
  const { send, log } = delivering;
  const { id, form, attempts } = lead;
  const outcome = await send({
    submission: leadToPayload(lead),
    hasConsent: lead.consent !== null,
  });
  if (outcome.kind === "delivered") {
    log.info({ lead: id, form, attempts, platformId: outcome.platformId }, "Lead delivered");
  } else {
    const { kind, reason } = outcome;
    const level = kind === "postponed" ? "warn" : "error";
    log[level]({ lead: id, form, attempts, outcome: kind, reason }, FORM_FAILURES[form]);
  }
  await recordSurely(delivering, lead, outcome);
  return outcome;
}

/**
 * What is known must not be lost with a connection, so writing is tried until it succeeds or the
 * process ends; until then the lead shows as being sent, and later as unknown.
 */
async function recordSurely(delivering: Delivering, lead: Lead, outcome: Outcome): Promise<void> {
  const { log, ending } = delivering;
  for (;;) {
    try {
      await record(delivering, lead, outcome);
      return;
    } catch (error) {
      if (ending.aborted) throw error;
      log.warn({ lead: lead.id, outcome: outcome.kind }, "Outcome not written, trying again");
      await sleep(1000, undefined, { signal: ending }).catch(() => {});
    }
  }
}

async function record(
  { orm, pauseAfter }: Delivering,
  lead: Lead,
  outcome: Outcome,
): Promise<void> {
  if (outcome.kind !== "postponed") {
    await recordOutcome(orm, lead, outcome, pauseAfter(lead.attempts));
    if (outcome.kind !== "unknown") await forgetPauses(orm);
    return;
  }
  const pauseOf = (attempts: number) => postponedPause(outcome, attempts, pauseAfter);
  if (outcome.limit !== "account") {
    await recordOutcome(orm, lead, outcome, pauseOf(lead.attempts));
    return;
  }
  await orm.transaction(async (transaction) => {
    const pauseMs = await pauseDelivery(transaction, pauseOf);
    await recordOutcome(transaction, lead, outcome, pauseMs);
  });
}
