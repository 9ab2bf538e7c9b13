import type { Log } from "#api/log.ts";
import type { Orm } from "#database/connect.server.ts";
import type { Outcome } from "#external-services/rd-station/outcome.ts";
import type { SendToRdStation } from "#external-services/rd-station/rd-station.ts";
import { forgetPauses, pauseDelivery } from "./delivery-pause.ts";
import { FORM_FAILURES } from "./form-failure.ts";
import type { Lead } from "./lead-transition.ts";
import { leadToPayload } from "./lead-to-payload.ts";
import type { OutcomeWriter } from "./outcome-writer.ts";
import { recordOutcome } from "./record-outcome.ts";
import { postponedPause } from "./retry-pause.ts";

export interface Delivering {
  readonly send: SendToRdStation;
  readonly log: Log;
  readonly outcomes: OutcomeWriter;
}

/** Sends a claimed lead once and has written down what became of it. */
export async function deliverLead(delivering: Delivering, lead: Lead): Promise<Outcome> {
  const { send, log, outcomes } = delivering;
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
  await outcomes.write(lead, outcome);
  return outcome;
}

/**
 * Answers the function that records an outcome with what follows from it for the leads to come.
 * `pauseAfter` says the milliseconds after the failed attempt of that number.
 */
export function recorder(orm: Orm, pauseAfter: (attempts: number) => number) {
  return async (lead: Lead, outcome: Outcome): Promise<void> => {
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
  };
}
