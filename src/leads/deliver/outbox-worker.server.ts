import type { Log } from "#api/log.ts";
import type { Database, Orm } from "#database/connect.server.ts";
import type { RdStationSettings } from "#external-services/rd-station/rd-station.settings.ts";
import { recorder } from "./deliver-lead.ts";
import { deliveryStep } from "./delivery-step.ts";
import { enqueueMail, mailStep, type SendLeadMail } from "../mail/mail-worker.ts";
import { createOutcomeWriter } from "./outcome-writer.ts";
import { OUTBOX_TIMING, type OutboxTiming } from "./outbox-timing.ts";
import { startWorkLoop } from "./work-loop.ts";

export interface OutboxOptions {
  readonly database: Pick<Database, "orm">;
  readonly rdStation: RdStationSettings;
  readonly log: Log;
  /** Without it, no lead is mailed, and none that is stored meanwhile will be. */
  readonly mail?: SendLeadMail | undefined;
  /** Leads and mails are stored and nothing is sent: nobody knows yet what is wanted. */
  readonly isHeld?: boolean;
  readonly timing?: Partial<OutboxTiming>;
  /** Told of each attempt to deliver or to mail a lead: its outcome, in one word. */
  readonly onAttempt?: (channel: "platform" | "mail", outcome: string) => void;
}

export interface Outbox {
  /**
   * To be called in the transaction that stores a waiting lead. The lead's own row is the job;
   * this adds the mail and makes the worker look, once the transaction can have ended.
   */
  enqueueDelivery(transaction: Orm, leadId: string): Promise<void>;
  /** Resolves when the lead and the mail at hand are done; no others are begun. */
  stop(): Promise<void>;
}

const WAKE_AFTER_MS = 50;

/**
 * Delivers the leads of the database to the platform, and by mail, until stopped. Any number of
 * processes may do so on one database: each lead is claimed by one.
 */
export function startOutbox(options: OutboxOptions): Outbox {
  const { database, rdStation, log, mail, isHeld = false, onAttempt } = options;
  const { orm } = database;
  const timing = { ...OUTBOX_TIMING, ...options.timing };
  const ending = new AbortController();
  const outcomes = createOutcomeWriter({
    record: recorder(orm, timing.pauseAfter),
    log,
    ending: ending.signal,
  });
  const delivery = deliveryStep({
    orm,
    rdStation,
    log,
    timing,
    outcomes,
    onOutcome: (outcome) => onAttempt?.("platform", outcome),
  });
  const onOutcome = (outcome: string) => onAttempt?.("mail", outcome);
  const loops = [startWorkLoop(delivery, log, "Delivery")];
  if (mail && !isHeld) {
    loops.push(startWorkLoop(mailStep({ orm, mail, log, timing, onOutcome }), log, "Mail"));
  }
  let waking: NodeJS.Timeout | undefined;

  return {
    async enqueueDelivery(transaction, leadId) {
      if (mail) await enqueueMail(transaction, leadId);
      waking ??= setTimeout(() => {
        waking = undefined;
        for (const loop of loops) loop.wake();
      }, WAKE_AFTER_MS).unref();
    },
    async stop() {
      ending.abort();
      clearTimeout(waking);
      await Promise.all(loops.map((loop) => loop.stop()));
      await outcomes.settled();
    },
  };
}
