import { and, asc, desc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Orm } from "#database/database.ts";
import { deskAccounts } from "#database/schema/desk.ts";
import {
  LEAD_ACTIONS,
  LEAD_HANDLINGS,
  LEAD_OUTCOMES,
  type LeadBefore,
  leadActions,
  leads,
} from "#database/schema/leads.ts";
import { makeDue } from "#jobs/jobs.ts";
import { momentAt } from "#language/local-time.ts";
import { ASSIGNED, FOLLOW_UP, jobOf } from "./lead-jobs.ts";
import { release, SPAM, withhold } from "./deliver/staff-decisions.ts";

export type Handling = (typeof LEAD_HANDLINGS)[number];
export type LeadOutcome = (typeof LEAD_OUTCOMES)[number];
export type LeadActionName = (typeof LEAD_ACTIONS)[number];

export const ANSWER_CHANNELS = ["mail", "whatsapp", "phone"] as const;
export type AnswerChannel = (typeof ANSWER_CHANNELS)[number];

export type LeadStep =
  | { readonly action: "take" | "release" | "reopen" | "undo" }
  | { readonly action: "assign"; readonly owner: string }
  | { readonly action: "answer"; readonly channel: AnswerChannel }
  | { readonly action: "close"; readonly outcome: LeadOutcome }
  /** An ISO day, or empty: none. */
  | { readonly action: "follow-up"; readonly on: string }
  | { readonly action: "note"; readonly note: string };

const OPEN: readonly Handling[] = ["new", "taken", "answered"];

/** Required handling per action (rule 10.32). */
const POSSIBLE_FROM: Readonly<Record<LeadActionName, readonly Handling[]>> = {
  take: OPEN,
  assign: OPEN,
  release: ["taken"],
  answer: OPEN,
  close: OPEN,
  reopen: ["answered", "closed"],
  "follow-up": OPEN,
  undo: LEAD_HANDLINGS,
  note: LEAD_HANDLINGS,
};

/** A lead with the last action on it, except notes, that the user has seen (null: none). */
export interface SeenLead {
  readonly id: string;
  readonly seen: number | null;
}

/**
 * Applies an action to leads and logs it, in one transaction. Leaves a lead alone if a later action
 * than the seen one exists, its handling forbids the action, it is gone, or `condition` excludes
 * it. Notes are always accepted, because they undo nothing; undo only takes back the user's own
 * action. Returns the changed leads, with the new action as seen.
 */
export function handleLeads(
  orm: Orm,
  given: readonly SeenLead[],
  { step, actor, condition }: { step: LeadStep; actor: string; condition?: SQL | undefined },
): Promise<readonly SeenLead[]> {
  const seen = new Map(given.map((lead) => [lead.id, lead.seen]));
  const ids = [...seen.keys()];
  return orm.transaction(async (transaction) => {
    // Serialises concurrent actions on a lead; the order prevents deadlocks.
    const found = await transaction
      .select()
      .from(leads)
      .where(and(inArray(leads.id, ids), condition))
      .orderBy(asc(leads.id))
      .for("update");
    const last = await lastActions(transaction, ids);
    const done: SeenLead[] = [];
    for (const lead of found) {
      const { id } = lead;
      const undone = last.get(id);
      const isSeen = step.action === "note" || (undone?.id ?? null) === seen.get(id);
      if (!isSeen || !POSSIBLE_FROM[step.action].includes(lead.handling)) continue;
      const next = changeOf(step, actor, lead, undone);
      if (next === undefined) continue;
      const previous = step.action === "note" ? null : before(lead);
      const [logged] = await transaction
        .insert(leadActions)
        .values({ leadId: id, actor, previous, ...logLine(step) })
        .returning({ id: leadActions.id });
      if (Object.keys(next).length > 0) await change(transaction, lead, next);
      done.push({ id, seen: logged?.id ?? null });
    }
    if (step.action === "assign" && step.owner !== actor && done.length > 0)
      await makeDue(transaction, assignmentJob(step.owner, done));
    return done;
  });
}

/** Time to undo an assignment before its mail leaves. */
const UNDO_MS = 30_000;

const assignmentJob = (owner: string, done: readonly SeenLead[]) => ({
  kind: ASSIGNED,
  key: `${owner}:${done[0]?.seen}`,
  payload: { owner, leads: done.map(({ id }) => id) },
  runAt: new Date(Date.now() + UNDO_MS),
});

/** Reminders leave in the morning of the group's time zone. */
const FOLLOW_UP_ZONE = "America/Sao_Paulo";
const FOLLOW_UP_MINUTES = 8 * 60;

async function change(orm: Orm, lead: Lead, next: Change): Promise<void> {
  const { id } = lead;
  const [changed] = await orm.update(leads).set(next).where(eq(leads.id, id)).returning();
  if (changed === undefined) return;
  const { followUpOn: day } = changed;
  if (day !== null && day !== lead.followUpOn) {
    const { epochMilliseconds } = momentAt(day, FOLLOW_UP_MINUTES, FOLLOW_UP_ZONE);
    await makeDue(orm, { ...jobOf(FOLLOW_UP, id), runAt: new Date(epochMilliseconds) });
  }
  if (changed.outcome === lead.outcome) return;
  if (changed.outcome === SPAM) await withhold(orm, id);
  if (lead.outcome === SPAM) await release(orm, id);
}

type Lead = typeof leads.$inferSelect;
type Action = Pick<typeof leadActions.$inferSelect, "id" | "actor" | "previous">;
type Change = PgUpdateSetSource<typeof leads>;

/** Returns the last action on each lead, except notes, to compare with `seen`. */
export async function lastActions(
  orm: Orm,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Action>> {
  const found = await orm
    .selectDistinctOn([leadActions.leadId])
    .from(leadActions)
    .where(and(inArray(leadActions.leadId, [...ids]), ne(leadActions.action, "note")))
    .orderBy(leadActions.leadId, desc(leadActions.id));
  return new Map(found.map((action) => [action.leadId, action]));
}

function before(lead: Lead): LeadBefore {
  const { handling, outcome, ownerId, answeredAt, followUpOn } = lead;
  return { handling, outcome, ownerId, answeredAt: answeredAt?.toISOString() ?? null, followUpOn };
}

function logLine(step: LeadStep) {
  const { action } = step;
  switch (action) {
    case "assign":
      return { action, detail: step.owner };
    case "answer":
      return { action, detail: step.channel };
    case "close":
      return { action, detail: step.outcome };
    case "follow-up":
      return { action, detail: step.on };
    case "note":
      return { action, note: step.note };
    default:
      return { action };
  }
}

/** The account, unless it is gone. */
const ifThere = (account: string) =>
  sql<string>`(select id from ${deskAccounts} where id = ${account})`;

/** Returns an action's changes; undefined if there is nothing to undo. */
function changeOf(
  step: LeadStep,
  actor: string,
  lead: Lead,
  undone: Action | undefined,
): Change | undefined {
  const taken = lead.handling === "new" ? ("taken" as const) : lead.handling;
  switch (step.action) {
    case "take":
      return { handling: taken, ownerId: actor };
    case "assign":
      return { handling: taken, ownerId: step.owner };
    case "release":
      return { handling: "new", ownerId: null };
    case "answer":
      return answered(actor);
    case "close":
      return { handling: "closed", outcome: step.outcome, followUpOn: null };
    case "reopen":
      // Reopening an answered lead discards the answer; a closed lead stays answered.
      return lead.handling === "closed" && lead.answeredAt !== null
        ? { handling: "answered", outcome: null, ownerId: actor }
        : { handling: "taken", outcome: null, ownerId: actor, answeredAt: null };
    case "follow-up":
      return { handling: taken, ownerId: lead.ownerId ?? actor, followUpOn: step.on || null };
    case "undo": {
      if (undone?.actor !== actor || undone.previous === null) return undefined;
      const { ownerId, answeredAt, ...others } = undone.previous;
      return {
        ...others,
        ownerId: ownerId && ifThere(ownerId),
        answeredAt: answeredAt === null ? null : new Date(answeredAt),
      };
    }
    case "note":
      return {};
  }
}

/**
 * Returns an answer's effect on its lead: the first one counts, and a lead without an owner becomes
 * the author's.
 */
export function answered(actor: string) {
  return {
    handling: "answered" as const,
    // The author's account may be removed by now.
    ownerId: sql<string>`coalesce(${leads.ownerId}, ${ifThere(actor)})`,
    answeredAt: sql<Date>`coalesce(${leads.answeredAt}, clock_timestamp())`,
  };
}
