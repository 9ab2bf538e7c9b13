import { asc, eq, inArray, isNotNull, or } from "drizzle-orm";
import { deskAccounts } from "#database/schema/desk.ts";
import { jobs } from "#database/schema/jobs.ts";
import { leadActions, leads, leadTransitions, platformCalls } from "#database/schema/leads.ts";
import { type RdStationSettings, SWITCHED_OFF } from "#services/rd-station/rd-station.settings.ts";
import { consentVersion } from "#leads/accept/form-fields.ts";
import {
  confirmationToken,
  createNewsletterConfirmation,
} from "#leads/accept/newsletter-confirmation.ts";
import { type NewLead, storeLead } from "#leads/accept/store-lead.ts";
import { startOutbox } from "#leads/deliver/outbox.server.ts";
import type { OutboxTiming } from "#leads/deliver/outbox-timing.ts";
import { redeliver, settle } from "#leads/deliver/staff-decisions.ts";
import { handleLeads, type LeadStep } from "#leads/handle-lead.ts";
import { SILENT } from "#runtime/logging/log.ts";
import { aNewLead } from "#tests/builders/new-lead.ts";
import { type Line, POSTS } from "./lead-lines.ts";
import { createSchedule } from "./schedule.ts";
import { isTrouble, twoProcesses } from "./two-processes.ts";
import type { VirtualDatabase } from "./virtual-database.ts";
import { createVirtualPlatform } from "./virtual-platform.ts";

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

const LONGEST_BACKOFF_MS = 16 * SECOND;
/** The platform's longest wait, and a clock set back by less than a minute. */
const LONGEST_WAIT_MS = (20 + 60) * SECOND;
const TIMING: OutboxTiming = {
  pollIntervalMs: 10 * SECOND,
  staleAfterMs: 30 * SECOND,
  timeoutMs: 10 * SECOND,
  mailTimeoutMs: 60 * SECOND,
  backoff: (attempts) => Math.min(2 * SECOND * 2 ** (attempts - 1), LONGEST_BACKOFF_MS),
};
const OFF: RdStationSettings = { isOn: false, reason: SWITCHED_OFF };
const STAFF = { id: "staff", email: "ana@example.com", name: "Ana" };
const SECRET = "a secret of the newsletter's links";
/** The tables that a simulation of leads writes to. */
export const WRITTEN = ["leads", "platform_calls", "lead_counts"];

/** Everything that determines a simulation. */
export interface Given {
  readonly lines: readonly Line[];
  readonly choices?: readonly number[];
  readonly callsPerMinute?: number;
}

/**
 * Runs the lines with two processes on one database; then ends all trouble and completes open work.
 */
export async function live(
  database: VirtualDatabase,
  { lines, choices = [], callsPerMinute = 60_000 }: Given,
) {
  const ON: RdStationSettings = {
    isOn: true,
    host: "http://platform.example",
    token: "token",
    api: "forms",
    callsPerMinute,
  };
  const schedule = createSchedule(choices);
  const platform = createVirtualPlatform();
  const posts: NewLead[] = [];
  /** The confirmed lead ids by e-mail. */
  const acknowledged = new Map<string, string>();
  const faults: string[] = [];

  const two = twoProcesses(schedule, (process, _, isOn) => {
    const orm = database.ormOf(process);
    const { onLeadStored, stop } = startOutbox({
      database: { orm },
      rdStation: isOn ? ON : OFF,
      log: SILENT,
      timing: TIMING,
      post: platform.postOf(process),
    });
    return { orm, isOn, onLeadStored, stop };
  });

  function post(lead: NewLead, at: number): void {
    const { orm, onLeadStored } = two.of(at);
    void storeLead({ orm }, lead, { onLeadStored }).then(
      ({ id }) => {
        const known = acknowledged.get(lead.email);
        if (known !== undefined && known !== id) faults.push(`${lead.email} is stored twice`);
        acknowledged.set(lead.email, id);
      },
      () => {},
    );
  }
  const inState = (...states: (typeof leads.$inferSelect)["state"][]) =>
    database.orm.select().from(leads).where(inArray(leads.state, states)).orderBy(asc(leads.email));

  /** Closes or reopens every lead that a user may handle. */
  async function handle(step: LeadStep, at: number): Promise<void> {
    const { orm } = two.of(at);
    const actions = await database.orm.select().from(leadActions).orderBy(asc(leadActions.id));
    for (const { id, form } of await database.orm.select().from(leads).orderBy(asc(leads.email))) {
      if (form === "newsletter_form") continue;
      const seen = actions.findLast(({ leadId }) => leadId === id)?.id ?? null;
      void handleLeads(orm, [{ id, seen }], { step, actor: STAFF.id }).catch(() => {});
    }
  }

  async function perform(line: Line): Promise<void> {
    schedule.trace.push(JSON.stringify(line));
    if ("posts" in line) {
      const number = posts.length + 1;
      posts.push(
        aNewLead({
          email: `guest-${number}@example.com`,
          submissionId: `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
          ...POSTS[line.posts],
        }),
      );
    }
    if ("posts" in line || "postsAgain" in line) {
      const last = posts.at(-1);
      if (last !== undefined) post(last, line.at);
    } else if ("platform" in line) platform.next.push(...line.platform);
    else if (isTrouble(line)) two.meet(line);
    else if ("closes" in line) await handle({ action: "close", outcome: line.closes }, line.at);
    else if ("reopens" in line) await handle({ action: "reopen" }, line.at);
    else if ("confirms" in line) {
      const { orm, onLeadStored } = two.of(line.at);
      const countLead = async () => {};
      const siteName = () => "Grupo Rubaiyat";
      const options = { database: { orm }, secret: SECRET, siteName, onLeadStored, countLead };
      const { confirm } = createNewsletterConfirmation(options);
      for (const { id } of await inState("unconfirmed")) {
        const nextAttemptAt = new Date(Date.now() + DAY);
        void confirm(
          confirmationToken({ id, nextAttemptAt }, SECRET),
          "pt",
          consentVersion(siteName()),
        ).catch(() => {});
      }
    } else {
      const { orm } = two.of(line.at);
      const { decides } = line;
      const states =
        decides === "redeliver"
          ? (["parked", "quarantined", "waiting"] as const)
          : (["unknown", "parked"] as const);
      for (const { id } of await inState(...states)) {
        const done =
          decides === "redeliver" ? redeliver({ orm }, [id]) : settle({ orm }, id, decides);
        void done.catch(() => {});
      }
    }
  }

  /** Returns when all waiting work must have been sent, by the rows themselves. */
  async function planEnds(): Promise<number> {
    const now = Date.now();
    const isOpen = or(eq(jobs.state, "waiting"), isNotNull(jobs.lockedAt));
    const waiting = await database.orm.select().from(jobs).where(isOpen);
    const waits = waiting.map(({ lockedAt, changedAt, runAt }) => {
      if (lockedAt !== null) {
        const since = lockedAt.getTime() - now;
        const isStale = Math.abs(since) > TIMING.staleAfterMs;
        return (isStale ? 0 : since + TIMING.staleAfterMs) + TIMING.staleAfterMs / 6;
      }
      const isFromBefore = changedAt.getTime() > now + 60 * SECOND;
      const wait = Math.max(0, runAt.getTime() - now);
      return isFromBefore ? 0 : Math.min(wait, LONGEST_WAIT_MS);
    });
    const [calls] = await database.orm.select().from(platformCalls);
    const backoff = (calls?.backoffUntil?.getTime() ?? 0) - now;
    const isBackingOff = backoff > 0 && backoff < DAY + 60 * SECOND;
    return (
      now +
      Math.max(0, ...waits, isBackingOff ? backoff : 0) +
      // A silent platform, a hanging call, and an outcome that could not be written.
      LONGEST_BACKOFF_MS +
      TIMING.timeoutMs +
      5 * SECOND +
      (waits.length * 60 * SECOND) / callsPerMinute +
      2 * TIMING.pollIntervalMs
    );
  }

  await database.orm
    .insert(deskAccounts)
    .values({ ...STAFF, role: "manager", language: "pt" })
    .onConflictDoNothing();
  await schedule.run(lines.map((line) => () => perform(line)));
  platform.next.length = 0;
  for (const at of [0, 1]) {
    const { isOn, process } = two.of(at);
    process.hold(false);
    if (!isOn) two.restart(at, "stop");
  }
  await schedule.until(() => true);
  let end = await planEnds();
  let calmSince: number | undefined;
  await schedule.until(async () => {
    const left = await inState("waiting", "unknown");
    if (left.some(({ state }) => state === "waiting")) {
      // A late response has returned a lead.
      if (calmSince !== undefined) end = await planEnds();
      calmSince = undefined;
      return Date.now() > end;
    }
    calmSince ??= Date.now();
    return left.length === 0 || Date.now() - calmSince > TIMING.timeoutMs + 2 * SECOND;
  });
  await two.end();

  const stored = await database.orm.select().from(leads).orderBy(asc(leads.email));
  const steps = await database.orm.select().from(leadTransitions).orderBy(asc(leadTransitions.id));
  const stepsOf = Map.groupBy(steps, ({ leadId }) => leadId);
  return {
    trace: schedule.trace,
    faults,
    acknowledged,
    lives: stored.map((lead) => ({
      lead,
      taken: platform.taken(lead.email),
      steps: stepsOf.get(lead.id) ?? [],
    })),
  };
}
export type Lives = Awaited<ReturnType<typeof live>>;
