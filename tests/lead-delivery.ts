import { asc, eq } from "drizzle-orm";
import { expect, onTestFinished } from "vitest";
import { type NewLead, storeLead } from "#leads/accept/store-lead.ts";
import type { Database } from "#database/database.ts";
import { jobs } from "#database/schema/jobs.ts";
import { leads, leadTransitions } from "#database/schema/leads.ts";
import { type Behaviour, startRdStation } from "#services/rd-station/rd-station.fake.ts";
import type { RdStationSettings } from "#services/rd-station/rd-station.settings.ts";
import type { Job } from "#jobs/job-kind.ts";
import { type LeadWithDelivery, withDeliveries } from "#leads/lead-deliveries.ts";
import { DELIVERY, jobOf, LEAD_MAIL, VISITOR_MAIL } from "#leads/lead-jobs.ts";
import { type Outbox, type OutboxOptions, startOutbox } from "#leads/deliver/outbox.server.ts";
import type { OutboxTiming } from "#leads/deliver/outbox-timing.ts";
import { eventually } from "./eventually.ts";
import { aNewLead } from "./builders/new-lead.ts";
import { recordLog } from "./log-recorder.ts";

export const FAST: OutboxTiming = {
  pollIntervalMs: 20,
  backoff: () => 20,
  // Generous for busy machines; tests of timeouts set shorter ones.
  staleAfterMs: 120_000,
  timeoutMs: 60_000,
  mailTimeoutMs: 60_000,
};

/** Returns complete settings for a platform, practically without a rate limit. */
export function platformAt(
  platform: { readonly host: string; readonly token: string },
  changes: Partial<Extract<RdStationSettings, { isOn: true }>> = {},
): RdStationSettings {
  const { host, token } = platform;
  return { isOn: true, host, token, api: "forms", callsPerMinute: 100_000, ...changes };
}

/** Starts a platform until the test ends, with the behaviour of its first calls. */
export async function startPlatform(...next: Behaviour[]) {
  const platform = await startRdStation();
  onTestFinished(() => platform.close());
  platform.state.next = next;
  return platform;
}

/** Starts an outbox until the test ends; without `rdStation` it calls no platform. */
export function runOutbox(options: Partial<OutboxOptions> & Pick<OutboxOptions, "database">) {
  const { log, lines } = recordLog();
  const rdStation = { isOn: false, reason: "off" } as const;
  const timing = { ...FAST, ...options.timing };
  const outbox = startOutbox({ rdStation, log, ...options, timing });
  onTestFinished(() => outbox.stop());
  return { ...outbox, log, lines };
}

let made = 0;

/** Stores a lead with a unique e-mail and returns both. */
export async function submit(
  database: Pick<Database, "orm">,
  outbox: Pick<Outbox, "onLeadStored"> | undefined,
  changes: Partial<NewLead> = {},
  { isVisitorMailed = false } = {},
): Promise<{ readonly id: string; readonly email: string }> {
  const email = `visitor-${++made}@example.com`;
  const lead = aNewLead({ email, ...changes });
  const onLeadStored = outbox?.onLeadStored ?? (async () => {});
  const { id } = await storeLead(database, lead, { onLeadStored, isVisitorMailed });
  return { id, email: lead.email };
}

type Stored = LeadWithDelivery;

export async function aStoredLead(
  database: Database,
  posted: Partial<NewLead> = {},
  later: Partial<Stored> = {},
): Promise<Stored> {
  const { id } = await submit(database, undefined, posted);
  const { sendingSince, visitorMailNextAttemptAt, mailReason, ...ofLead } = later;
  await database.orm
    .update(leads)
    .set({ reason: "", ...ofLead })
    .where(eq(leads.id, id));
  const inJob = (kind: string, values: Partial<Job>) =>
    database.orm
      .insert(jobs)
      .values({ ...jobOf(kind, id), ...values })
      .onConflictDoUpdate({ target: [jobs.kind, jobs.key], set: values });
  if (sendingSince) await inJob(DELIVERY, { lockedAt: sendingSince });
  if (visitorMailNextAttemptAt) await inJob(VISITOR_MAIL, { runAt: visitorMailNextAttemptAt });
  if (mailReason) await inJob(LEAD_MAIL, { reason: mailReason });
  return readLead(database, id);
}

export async function readLead(database: Pick<Database, "orm">, id: string) {
  const found = await database.orm.select().from(leads).where(eq(leads.id, id));
  const [lead] = await withDeliveries(database.orm, found);
  if (lead === undefined) throw new Error(`No lead ${id}`);
  return lead;
}

export function leadWith(database: Pick<Database, "orm">, id: string, values: object) {
  return eventually(async () => {
    const lead = await readLead(database, id);
    expect(lead, lead.reason).toMatchObject(values);
    return lead;
  });
}

export const leadIn = (database: Pick<Database, "orm">, id: string, state: string) =>
  leadWith(database, id, { state });

/** Returns "state: reason" of each transition of a lead. */
export async function stepsOf(database: Pick<Database, "orm">, id: string): Promise<string[]> {
  const steps = await database.orm
    .select()
    .from(leadTransitions)
    .where(eq(leadTransitions.leadId, id))
    .orderBy(asc(leadTransitions.id));
  return steps.map(({ state, reason }) => (reason === "" ? state : `${state}: ${reason}`));
}
