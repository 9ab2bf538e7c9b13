import { and, desc, eq, ne, sql } from "drizzle-orm";
import type { Orm } from "#database/connect.server.ts";
import { deskAccounts } from "#database/schema/desk.ts";
import {
  LEAD_ACTIONS,
  LEAD_HANDLINGS,
  LEAD_OUTCOMES,
  leadActions,
  leads,
} from "#database/schema/leads.ts";
import { release, SPAM, withhold } from "./deliver/staff-decisions.ts";

export type Handling = (typeof LEAD_HANDLINGS)[number];
export type LeadOutcome = (typeof LEAD_OUTCOMES)[number];
export type LeadActionName = (typeof LEAD_ACTIONS)[number];

export const ANSWER_CHANNELS = ["mail", "whatsapp", "phone"] as const;
export type AnswerChannel = (typeof ANSWER_CHANNELS)[number];

export type LeadStep =
  | { readonly action: "take" | "release" | "reopen" }
  | { readonly action: "assign"; readonly owner: string }
  | { readonly action: "answer"; readonly channel: AnswerChannel }
  | { readonly action: "close"; readonly outcome: LeadOutcome }
  | { readonly action: "note"; readonly note: string };

/** Required handling per action (rule 10.32). */
const POSSIBLE_FROM: Readonly<Record<LeadActionName, readonly Handling[]>> = {
  take: ["new", "taken", "answered"],
  assign: ["new", "taken", "answered"],
  release: ["taken"],
  answer: ["new", "taken", "answered"],
  close: ["new", "taken", "answered"],
  reopen: ["answered", "closed"],
  note: LEAD_HANDLINGS,
};

/**
 * Applies an action to a lead and logs it, in one transaction. `seen` is the last action that the
 * user has seen (null: none). Returns false and changes nothing if a later action exists, the
 * lead's handling forbids the action, or the lead is gone. Notes are always accepted, because they
 * undo nothing.
 */
export function handleLead(
  orm: Orm,
  id: string,
  given: { readonly step: LeadStep; readonly actor: string; readonly seen: number | null },
): Promise<boolean> {
  const { step, actor, seen } = given;
  return orm.transaction(async (transaction) => {
    // Serialises concurrent actions on the lead.
    const [lead] = await transaction
      .select({ handling: leads.handling, answeredAt: leads.answeredAt })
      .from(leads)
      .where(eq(leads.id, id))
      .for("update");
    if (lead === undefined || !POSSIBLE_FROM[step.action].includes(lead.handling)) return false;
    if (step.action !== "note" && (await lastAction(transaction, id)) !== seen) return false;
    await transaction.insert(leadActions).values({ leadId: id, actor, ...logLine(step) });
    const change = changeOf(step, actor, lead);
    if (change !== undefined) {
      await transaction.update(leads).set(change).where(eq(leads.id, id));
    }
    if (step.action === "close" && step.outcome === SPAM) await withhold(transaction, id);
    if (step.action === "reopen") await release(transaction, id);
    return true;
  });
}

/** Returns the last action except notes, to compare with `seen`. */
async function lastAction(orm: Orm, leadId: string): Promise<number | null> {
  const [last] = await orm
    .select({ id: leadActions.id })
    .from(leadActions)
    .where(and(eq(leadActions.leadId, leadId), ne(leadActions.action, "note")))
    .orderBy(desc(leadActions.id))
    .limit(1);
  return last?.id ?? null;
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
    case "note":
      return { action, note: step.note };
    default:
      return { action };
  }
}

function changeOf(
  step: LeadStep,
  actor: string,
  lead: { readonly handling: Handling; readonly answeredAt: Date | null },
) {
  const taken = lead.handling === "new" ? ("taken" as const) : lead.handling;
  switch (step.action) {
    case "take":
      return { handling: taken, ownerId: actor };
    case "assign":
      return { handling: taken, ownerId: step.owner };
    case "release":
      return { handling: "new" as const, ownerId: null };
    case "answer":
      return answered(actor);
    case "close":
      return { handling: "closed" as const, outcome: step.outcome };
    case "reopen":
      // Reopening an answered lead discards the answer; a closed lead stays answered.
      return lead.handling === "closed" && lead.answeredAt !== null
        ? { handling: "answered" as const, outcome: null, ownerId: actor }
        : { handling: "taken" as const, outcome: null, ownerId: actor, answeredAt: null };
    case "note":
      return undefined;
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
    ownerId: sql<string>`coalesce(${leads.ownerId},
      (select id from ${deskAccounts} where id = ${actor}))`,
    answeredAt: sql<Date>`coalesce(${leads.answeredAt}, clock_timestamp())`,
  };
}
