import type { Log } from "#logging/log.ts";
import type { Database, Orm } from "#database/connect.server.ts";
import type { postJson } from "#external-services/rd-station/post-json.ts";
import type { RdStationSettings } from "#external-services/rd-station/rd-station.settings.ts";
import { enqueueMail, mailPoll, type SendLeadMail } from "../mail/mail-poller.ts";
import { answerPoll, type PrepareAnswer } from "../mail/answer-poller.ts";
import { ownDataPoll, type SendOwnDataMail } from "../own-data/own-data-poller.ts";
import { type SendVisitorMail, visitorMailPoll } from "../mail/visitor-mail-poller.ts";
import { type Poll, startPoller } from "#jobs/poller.ts";
import { startJobs } from "#jobs/run-jobs.ts";
import { deliveryKind } from "./deliver-leads.ts";
import { OUTBOX_TIMING, type OutboxTiming } from "./outbox-timing.ts";

export interface OutboxOptions {
  readonly database: Pick<Database, "orm">;
  readonly rdStation: RdStationSettings;
  readonly log: Log;
  /** Without it, no lead is mailed, and none that is stored meanwhile will be. */
  readonly mail?: SendLeadMail | undefined;
  /** Without it, no visitor is mailed. */
  readonly visitorMail?: SendVisitorMail | undefined;
  /** Without it, what the staff answers waits. */
  readonly answerMail?: PrepareAnswer | undefined;
  /** Without it, nobody gets a link to their own data. */
  readonly ownDataMail?: SendOwnDataMail | undefined;
  /** Leads and mails are stored and nothing is sent: the settings are not known yet. */
  readonly isHeld?: boolean;
  readonly timing?: Partial<OutboxTiming>;
  /** How the platform is called, where not by HTTP. */
  readonly post?: typeof postJson | undefined;
  /** Told of each attempt to deliver or to mail a lead: its outcome, in one word. */
  readonly onAttempt?: (
    channel: "platform" | "mail" | "visitor" | "answer",
    outcome: string,
  ) => void;
}

export interface Outbox {
  /**
   * To be called in the transaction that stores a waiting lead: adds its mail and wakes the workers, once the transaction can have ended.
   */
  onLeadStored(transaction: Orm, leadId: string): Promise<void>;
  /** Resolves when the lead and the mail at hand are done; no others are begun. */
  stop(): Promise<void>;
}

const WAKE_AFTER_MS = 50;

/**
 * Delivers the leads of the database to the platform, and by mail, until stopped. Any number of
 * processes may do so on one database: each lead is claimed by one.
 */
export function startOutbox(options: OutboxOptions): Outbox {
  const { database, rdStation, log, mail, visitorMail, answerMail, onAttempt } = options;
  const { ownDataMail, isHeld = false, post } = options;
  const { orm } = database;
  const timing = { ...OUTBOX_TIMING, ...options.timing };
  const onOutcome = (outcome: string) => onAttempt?.("platform", outcome);
  const delivery = deliveryKind({ orm, rdStation, log, timing, onOutcome, post });
  const { pollIntervalMs } = timing;
  const pollers = [startJobs({ orm, kinds: [delivery], log, pollIntervalMs })];
  const common = (channel: "mail" | "visitor" | "answer") => ({
    orm,
    log,
    timing,
    onOutcome: (outcome: string) => onAttempt?.(channel, outcome),
  });
  const mails: readonly (readonly [string, Poll | undefined])[] = [
    ["Mail", mail && mailPoll({ ...common("mail"), mail })],
    ["Visitor mail", visitorMail && visitorMailPoll({ ...common("visitor"), mail: visitorMail })],
    ["Answers", answerMail && answerPoll({ ...common("answer"), mail: answerMail })],
    ["Own data", ownDataMail && ownDataPoll({ orm, log, timing, mail: ownDataMail })],
  ];
  for (const [name, poll] of isHeld ? [] : mails) {
    if (poll) pollers.push(startPoller(poll, log, name));
  }
  let waking: NodeJS.Timeout | undefined;

  return {
    async onLeadStored(transaction, leadId) {
      if (mail) await enqueueMail(transaction, leadId);
      waking ??= setTimeout(() => {
        waking = undefined;
        for (const poller of pollers) poller.wake();
      }, WAKE_AFTER_MS).unref();
    },
    async stop() {
      clearTimeout(waking);
      await Promise.all(pollers.map((poller) => poller.stop()));
    },
  };
}
