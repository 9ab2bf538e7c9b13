import { and, eq, or, sql } from "drizzle-orm";
import type { Orm } from "#database/database.ts";
import { canary } from "#database/schema/canary.ts";
import { jobs } from "#database/schema/jobs.ts";
import { leads } from "#database/schema/leads.ts";
import { SWITCHED_OFF } from "#services/rd-station/rd-station.settings.ts";
import type { Log } from "#runtime/logging/log.ts";
import { hasJob } from "../lead-deliveries.ts";
import { LEAD_MAIL } from "../lead-jobs.ts";
import type { SubmitLead } from "../accept/submit-lead.ts";

const NAME = "lead";
export const CANARY_EVERY_MS = 60_000;
const PERIOD = sql`interval '1 day'`;
const GRACE = sql`interval '30 minutes'`;
const NOW = sql`clock_timestamp()`;

/**
 * Once a day, in one of all processes, posts a lead as a visitor would (rule 6.21). The outbox
 * delivers it to the platform and mails it to `mailTo` alone. Once both have it, it is deleted.
 */
export function createCanary(options: {
  readonly orm: Orm;
  readonly submit: SubmitLead;
  readonly mailTo: string;
  readonly restaurant: () => Promise<string>;
  readonly log: Log;
}): () => Promise<number> {
  const { orm, submit, mailTo, restaurant, log } = options;
  return async () => {
    await noteArrival(orm);
    if (!(await claim(orm))) return CANARY_EVERY_MS;
    const message = `Contato de teste que o próprio site envia uma vez por dia: ${new Date().toISOString()}`;
    const fields = {
      name: "Teste diário do site",
      email: mailTo,
      phone: "+00 00 0000-0000",
      subject: "outros",
      restaurant: await restaurant(),
      message,
    };
    const visitor = { ip: undefined, language: "pt", headers: new Headers() } as const;
    const result = await submit("contact_form", fields, visitor);
    if (result.status !== 201) log.error({ status: result.status }, "Synthetic lead not accepted");
    return CANARY_EVERY_MS;
  };
}

/** Claims the day's lead for one process and deletes the previous one. */
function claim(orm: Orm): Promise<boolean> {
  return orm.transaction(async (transaction) => {
    const claimed = await transaction
      .insert(canary)
      .values({ name: NAME, sentAt: NOW })
      .onConflictDoUpdate({
        target: canary.name,
        set: { sentAt: NOW },
        // A time in the future is due too: the clock was set back.
        setWhere: sql`${canary.sentAt} not between ${NOW} - ${PERIOD} and ${NOW} + ${PERIOD}`,
      })
      .returning({ name: canary.name });
    if (claimed.length === 0) return false;
    await transaction.delete(leads).where(eq(leads.isCanary, true));
    return true;
  });
}

/** Notes that the platform (unless switched off) and the mail server accepted the lead. */
async function noteArrival(orm: Orm): Promise<void> {
  const isAtPlatform = or(
    eq(leads.state, "delivered"),
    and(eq(leads.state, "waiting"), eq(leads.reason, SWITCHED_OFF)),
  );
  await orm.transaction(async (transaction) => {
    const arrived = await transaction
      .delete(leads)
      .where(and(eq(leads.isCanary, true), isAtPlatform, hasJob(LEAD_MAIL, eq(jobs.state, "done"))))
      .returning({ id: leads.id });
    if (arrived.length > 0) await transaction.update(canary).set({ arrivedAt: NOW });
  });
}

/** Whether the last lead is late or none was sent; undefined if switched off. */
export async function isCanaryOverdue(orm: Orm): Promise<boolean | undefined> {
  const hasArrived = sql`coalesce(${canary.arrivedAt} >= ${canary.sentAt}, false)`;
  const [found] = await orm
    .select({
      isOverdue: sql<boolean>`${canary.sentAt} < ${NOW} - ${GRACE} and not ${hasArrived}
        or ${canary.sentAt} < ${NOW} - ${PERIOD} - ${GRACE}`,
    })
    .from(canary)
    .where(eq(canary.name, NAME));
  return found?.isOverdue;
}

/** Deletes all traces when switched off, so that no alert fires. */
export async function forgetCanary(orm: Orm): Promise<void> {
  await orm.delete(leads).where(eq(leads.isCanary, true));
  await orm.delete(canary);
}
