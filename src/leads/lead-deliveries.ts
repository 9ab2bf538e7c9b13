import { and, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Orm } from "#database/database.ts";
import { jobs } from "#database/schema/jobs.ts";
import { leads } from "#database/schema/leads.ts";
import type { Job } from "#jobs/job-kind.ts";
import { DELIVERY, LEAD_MAIL, VISITOR_MAIL } from "./lead-jobs.ts";
import type { Lead } from "./lead-transition.ts";

export type LeadWithDelivery = Lead & ReturnType<typeof deliveryIn>;

export async function withDeliveries<Some extends Pick<Lead, "id" | "nextAttemptAt">>(
  orm: Orm,
  given: readonly Some[],
): Promise<(Some & ReturnType<typeof deliveryIn>)[]> {
  const ids = given.map(({ id }) => id);
  const found = await orm.select().from(jobs).where(inArray(jobs.leadId, ids));
  const byLead = Map.groupBy(found, ({ leadId }) => leadId);
  return given.map((lead) => ({ ...lead, ...deliveryIn(byLead.get(lead.id) ?? [], lead) }));
}

export function mailedTo(job: Pick<Job, "payload"> | undefined): readonly string[] {
  const boxes = job?.payload["mailedTo"];
  return Array.isArray(boxes) ? boxes.map(String) : [];
}

function deliveryIn(ofLead: readonly Job[], { nextAttemptAt }: Pick<Lead, "nextAttemptAt">) {
  const of = (kind: string) => ofLead.find((job) => job.kind === kind);
  const due = (job: Job | undefined) => (job?.state === "waiting" ? job.runAt : null);
  const delivery = of(DELIVERY);
  const mail = of(LEAD_MAIL);
  const visitor = of(VISITOR_MAIL);
  const mayHaveLeft =
    visitor !== undefined &&
    (visitor.lockedAt !== null || visitor.state === "done" || visitor.state === "unknown");
  return {
    attempts: delivery?.attempts ?? 0,
    /** For an unconfirmed lead: when it expires. */
    nextAttemptAt: due(delivery) ?? nextAttemptAt,
    sendingSince: delivery?.lockedAt ?? null,
    mailedAt: mail?.state === "done" ? mail.changedAt : null,
    mailAttempts: mail?.attempts ?? 0,
    mailedTo: mailedTo(mail),
    mailNextAttemptAt: due(mail),
    mailReason: mail?.reason ?? "",
    visitorMailedAt: mayHaveLeft ? visitor.changedAt : null,
    visitorMailAttempts: visitor?.attempts ?? 0,
    visitorMailNextAttemptAt: visitor?.lockedAt === null ? due(visitor) : null,
    visitorMailReason: visitor?.reason ?? "",
  };
}

export function hasJob(kind: string, condition: SQL | undefined): SQL {
  return sql`exists (select from ${jobs} where ${and(eq(jobs.leadId, leads.id), eq(jobs.kind, kind), condition)})`;
}

export const IS_BEING_SENT = hasJob(DELIVERY, isNotNull(jobs.lockedAt));
