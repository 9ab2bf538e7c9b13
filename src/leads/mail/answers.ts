import { and, asc, count, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Orm } from "#database/connect.server.ts";
import { leadAnswers } from "#database/schema/lead-answers.ts";
import { leadActions, leads } from "#database/schema/leads.ts";
import { answered } from "../handle-lead.ts";

export type LeadAnswer = typeof leadAnswers.$inferSelect;

/** The answers that one lead can have. */
const MOST_ANSWERS = 100;

export type NewAnswer = Pick<LeadAnswer, "id" | "leadId" | "actor" | "subject" | "text" | "quote">;

/**
 * Stores an answer, which is sent from then on whatever happens to this process. One whose id is there already is
 * the same answer: it is not sent again. False where the lead has too many, or the id belongs to another lead.
 */
export function queueAnswer(orm: Orm, answer: NewAnswer): Promise<boolean> {
  return orm.transaction(async (transaction) => {
    await transaction
      .select({ id: leads.id })
      .from(leads)
      .where(eq(leads.id, answer.leadId))
      .for("update");
    const isOfLead = eq(leadAnswers.leadId, answer.leadId);
    const [known] = await transaction
      .select({ leadId: leadAnswers.leadId })
      .from(leadAnswers)
      .where(eq(leadAnswers.id, answer.id));
    if (known !== undefined) return known.leadId === answer.leadId;
    const [row] = await transaction.select({ all: count() }).from(leadAnswers).where(isOfLead);
    if ((row?.all ?? 0) >= MOST_ANSWERS) return false;
    await transaction.insert(leadAnswers).values(answer);
    return true;
  });
}

/** The answers to a lead, the oldest first. */
export function answersTo(orm: Orm, leadId: string): Promise<LeadAnswer[]> {
  return orm
    .select()
    .from(leadAnswers)
    .where(eq(leadAnswers.leadId, leadId))
    .orderBy(asc(leadAnswers.createdAt), asc(leadAnswers.id))
    .limit(MOST_ANSWERS);
}

/**
 * A person's decision about an answer that was refused or of which nobody knows: the guest has it, or it is sent
 * again, twice if the guest had it after all. False where it does not stand so.
 */
export function settleAnswer(
  orm: Orm,
  answer: { readonly id: string; readonly leadId: string },
  decision: "sent" | "resend",
): Promise<boolean> {
  return orm.transaction(async (transaction) => {
    const change =
      decision === "sent"
        ? { state: "sent" as const, reason: "", sentAt: sql`clock_timestamp()` }
        : {
            state: "waiting" as const,
            reason: "",
            // It is tried for another day.
            createdAt: sql`clock_timestamp()`,
            nextAttemptAt: sql`clock_timestamp()`,
          };
    const [settled] = await transaction
      .update(leadAnswers)
      .set(change)
      .where(
        and(
          eq(leadAnswers.id, answer.id),
          eq(leadAnswers.leadId, answer.leadId),
          inArray(leadAnswers.state, ["unknown", "parked"]),
          isNull(leadAnswers.sendingSince),
        ),
      )
      .returning();
    if (settled === undefined) return false;
    if (decision === "sent") await noteAnswered(transaction, settled);
    return true;
  });
}

/** The guest has an answer: in the lead and in its log. A closed lead stays closed. */
export async function noteAnswered(transaction: Orm, answer: LeadAnswer): Promise<void> {
  const { leadId, actor } = answer;
  const line = { leadId, actor, action: "answer", detail: "desk" } as const;
  await transaction.insert(leadActions).values(line);
  const change = answered(actor);
  const handling = sql`case when ${leads.handling} = 'closed' then 'closed' else 'answered' end`;
  await transaction
    .update(leads)
    .set({ ...change, handling })
    .where(eq(leads.id, leadId));
}
