import type { Log } from "#runtime/logging/log.ts";
import type { Database, Orm } from "#database/database.ts";
import type { postJson } from "#services/rd-station/post-json.ts";
import type { RdStationSettings } from "#services/rd-station/rd-station.settings.ts";
import { leadMailKind, makeMailDue, type SendLeadMail } from "../mail/mail-lead.ts";
import { answerKind, type PrepareAnswer } from "../mail/mail-answer.ts";
import { ownDataKinds, type SendOwnDataMail } from "../own-data/mail-own-data.ts";
import { type SendVisitorMail, visitorMailKind } from "../mail/mail-visitor.ts";
import type { JobKind } from "#jobs/job-kind.ts";
import { startJobs } from "#jobs/run-jobs.ts";
import { deliveryKind } from "./deliver-leads.ts";
import { OUTBOX_TIMING, type OutboxTiming } from "./outbox-timing.ts";

type Channel = "platform" | "mail" | "visitor" | "answer";

export interface OutboxOptions {
  readonly database: Pick<Database, "orm">;
  readonly rdStation: RdStationSettings;
  readonly log: Log;
  /** Mails leads; leads stored without it are never mailed. */
  readonly mail?: SendLeadMail | undefined;
  readonly visitorMail?: SendVisitorMail | undefined;
  /** Mails answers, which wait without it. */
  readonly answerMail?: PrepareAnswer | undefined;
  /** Mails links to personal data. */
  readonly ownDataMail?: SendOwnDataMail | undefined;
  /** Stores leads and mails but sends nothing, until the site settings are known. */
  readonly isHeld?: boolean;
  readonly timing?: Partial<OutboxTiming>;
  /** Replaces HTTP calls to the platform. */
  readonly post?: typeof postJson | undefined;
  readonly onAttempt?: (channel: Channel, outcome: string) => void;
}

export interface Outbox {
  /**
   * Must run in the transaction that stores a waiting lead: adds its mail, and wakes the workers
   * after the commit.
   */
  onLeadStored(transaction: Orm, leadId: string): Promise<void>;
  add(...kinds: readonly JobKind[]): void;
  /** Resolves when running jobs are done; starts no others. */
  stop(): Promise<void>;
}

const WAKE_AFTER_MS = 50;

/**
 * Delivers leads to the platform and by mail until stopped. Any number of processes may share a
 * database: one claims each lead.
 */
export function startOutbox(options: OutboxOptions): Outbox {
  const { database, rdStation, log, mail, visitorMail, answerMail, onAttempt } = options;
  const { ownDataMail, isHeld = false, post } = options;
  const { orm } = database;
  const timing = { ...OUTBOX_TIMING, ...options.timing };
  const common = (channel: Channel) => ({
    log,
    timing,
    onOutcome: (outcome: string) => onAttempt?.(channel, outcome),
  });
  const mails = [
    mail && leadMailKind({ ...common("mail"), mail }),
    visitorMail && visitorMailKind({ ...common("visitor"), mail: visitorMail }),
    answerMail && answerKind({ ...common("answer"), mail: answerMail }),
    ...(ownDataMail ? ownDataKinds({ log, timing, mail: ownDataMail }) : []),
  ].filter((kind) => kind !== undefined);
  const delivery = deliveryKind({ ...common("platform"), orm, rdStation, post });
  const kinds = [delivery, ...(isHeld ? [] : mails)];
  const runner = startJobs({ orm, kinds, log, pollIntervalMs: timing.pollIntervalMs });
  let waking: NodeJS.Timeout | undefined;

  return {
    async onLeadStored(transaction, leadId) {
      if (mail) await makeMailDue(transaction, leadId);
      waking ??= setTimeout(() => {
        waking = undefined;
        runner.wake();
      }, WAKE_AFTER_MS).unref();
    },
    add: runner.add,
    async stop() {
      clearTimeout(waking);
      await runner.stop();
    },
  };
}
