import { and, asc, count, eq, isNotNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Orm } from "#database/database.ts";
import { leadAnswers } from "#database/schema/lead-answers.ts";
import { leadActions, leads } from "#database/schema/leads.ts";
import { lockJob, lockLead, makeDue, markDone } from "#jobs/jobs.ts";
import { answered } from "../handle-lead.ts";
import { ANSWER } from "../lead-jobs.ts";

export type LeadAnswer = typeof leadAnswers.$inferSelect;

const MOST_ANSWERS = 100;

export type NewAnswer = Pick<LeadAnswer, "id" | "leadId" | "actor" | "subject" | "text" | "quote">;

type Given = Pick<LeadAnswer, "leadId" | "actor" | "subject" | "text"> & {
  readonly id: string;
  readonly at: Date;
  readonly channel: string;
};

/** Thrown when the guest received answers that the author has not seen. */
export class UnseenAnswersError extends Error {
  override name = "UnseenAnswersError";
  readonly answers: readonly Given[];
  constructor(answers: readonly Given[]) {
    super("The guest was answered meanwhile");
    this.answers = answers;
  }
}

/** The answers that the author has seen, and the leads visible to the author. */
interface SeenAnswers {
  readonly seen: readonly string[];
  readonly visible: SQL | undefined;
}

/**
 * Stores an answer and its job, so that it survives this process. A known id is the same answer and
 * is not sent again. Returns false if the lead has too many answers or the id belongs to another
 * lead. Throws {@link UnseenAnswersError} if `shown` is outdated.
 */
export function queueAnswer(orm: Orm, answer: NewAnswer, shown?: SeenAnswers): Promise<boolean> {
  return orm.transaction(async (transaction) => {
    // Serialises answers to one guest across leads.
    await transaction.execute(sql`
      select pg_advisory_xact_lock(hashtextextended('answer:' || lower(email), 0))
      from ${leads} where id = ${answer.leadId}::uuid
    `);
    const isOfLead = eq(leadAnswers.leadId, answer.leadId);
    const [known] = await transaction
      .select({ leadId: leadAnswers.leadId })
      .from(leadAnswers)
      .where(eq(leadAnswers.id, answer.id));
    if (known !== undefined) return known.leadId === answer.leadId;
    const [row] = await transaction.select({ all: count() }).from(leadAnswers).where(isOfLead);
    if ((row?.all ?? 0) >= MOST_ANSWERS) return false;
    const unseen =
      shown === undefined ? [] : await unseenAnswers(transaction, answer.leadId, shown);
    if (unseen.length > 0) throw new UnseenAnswersError(unseen);
    await transaction.insert(leadAnswers).values(answer);
    await makeDue(transaction, answerJob(answer));
    return true;
  });
}

/** Period in which an answer to another lead of the guest matters. */
const RECENT = sql`clock_timestamp() - interval '1 day'`;

/**
 * Returns the guest's answers to this lead, and recent ones to other leads, that the author has not
 * seen.
 */
async function unseenAnswers(
  orm: Orm,
  leadId: string,
  { seen, visible }: SeenAnswers,
): Promise<readonly Given[]> {
  const ofGuest = and(
    sql`lower(${leads.email}) = (select lower(email) from leads as this where id = ${leadId}::uuid)`,
    visible,
  );
  const written = await orm
    .select({
      id: leadAnswers.id,
      leadId: leadAnswers.leadId,
      at: leadAnswers.createdAt,
      actor: leadAnswers.actor,
      channel: sql<string>`'desk'`,
      subject: leadAnswers.subject,
      text: leadAnswers.text,
    })
    .from(leadAnswers)
    .innerJoin(leads, eq(leads.id, leadAnswers.leadId))
    .where(
      and(
        ofGuest,
        or(eq(leads.id, leadId), sql`${leadAnswers.createdAt} > ${RECENT}`),
        // The mail server refused it, so the guest never received it.
        ne(leadAnswers.state, "parked"),
      ),
    );
  const recorded = await orm
    .select({
      id: sql<string>`'action:' || ${leadActions.id}`,
      leadId: leadActions.leadId,
      at: leadActions.at,
      actor: leadActions.actor,
      channel: leadActions.detail,
      subject: sql<string>`''`,
      text: sql<string>`''`,
    })
    .from(leadActions)
    .innerJoin(leads, eq(leads.id, leadActions.leadId))
    .where(
      and(
        ofGuest,
        or(eq(leads.id, leadId), sql`${leadActions.at} > ${RECENT}`),
        eq(leadActions.action, "answer"),
        ne(leadActions.detail, "desk"),
        // Excludes answers taken back by reopening.
        isNotNull(leads.answeredAt),
      ),
    );
  const isSeen = new Set(seen);
  return [...written, ...recorded]
    .filter(({ id }) => !isSeen.has(id))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

export function answersTo(orm: Orm, leadId: string): Promise<LeadAnswer[]> {
  return orm
    .select()
    .from(leadAnswers)
    .where(eq(leadAnswers.leadId, leadId))
    .orderBy(asc(leadAnswers.createdAt), asc(leadAnswers.id))
    .limit(MOST_ANSWERS);
}

/**
 * Applies a user's decision about a parked or unknown answer: mark it sent, or resend it, which
 * duplicates it if the guest had it. Returns false in other states.
 */
export function settleAnswer(
  orm: Orm,
  answer: { readonly id: string; readonly leadId: string },
  decision: "sent" | "resend",
): Promise<boolean> {
  const { id, leadId } = answer;
  return orm.transaction(async (transaction) => {
    await lockLead(transaction, leadId);
    const job = await lockJob(transaction, answerJob(answer));
    const isOpen = job?.state === "unknown" || job?.state === "parked";
    if (!isOpen || job.lockedAt !== null || job.leadId !== leadId) return false;
    // Renews the day of attempts.
    if (decision === "resend") await makeDue(transaction, answerJob(answer));
    else {
      await markDone(transaction, answerJob(answer));
      const [sent] = await transaction.select().from(leadAnswers).where(eq(leadAnswers.id, id));
      if (sent) await noteAnswered(transaction, sent);
    }
    return true;
  });
}

const answerJob = ({ id, leadId }: Pick<LeadAnswer, "id" | "leadId">) => ({
  kind: ANSWER,
  key: id,
  leadId,
});

/** Marks the lead answered and logs it. A closed lead stays closed. */
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
