import { and, asc, desc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { Orm } from "#database/connect.server.ts";
import { deskAccounts } from "#database/schema/desk.ts";
import { leadActions } from "#database/schema/leads.ts";
import type { Colleague } from "#desk/contract.ts";
import { LEAD_DECIDERS, type LeadAtDesk } from "#desk/leads-contract.ts";
import type { Lead } from "#leads/find-leads.ts";
import { namesOf } from "../accounts.ts";
import { isEnrolled } from "../desk-session.ts";

/** Lists deciders about a restaurant's leads, by name. */
export async function colleaguesFor(orm: Orm, restaurant: string): Promise<readonly Colleague[]> {
  return orm
    .select({ id: deskAccounts.id, name: deskAccounts.name })
    .from(deskAccounts)
    .where(
      and(
        isEnrolled,
        inArray(deskAccounts.role, [...LEAD_DECIDERS]),
        sql`(${deskAccounts.role} <> 'restaurant' or ${restaurant}::text = any(${deskAccounts.restaurants}))`,
      ),
    )
    .orderBy(asc(deskAccounts.name), asc(deskAccounts.id))
    .limit(MOST_COLLEAGUES);
}

/** Far more than a group of a dozen restaurants has. */
const MOST_COLLEAGUES = 300;

/** Per lead; older ones are kept but not shown. */
const MOST_ACTIONS = 500;

/**
 * Returns users' actions on a lead, oldest first, with the names of the accounts in them and of
 * `others`, by id.
 */
export async function readActions(
  orm: Orm,
  { id, ownerId }: Lead,
  others: readonly string[],
): Promise<
  Pick<LeadAtDesk, "actions" | "lastAction"> & { readonly names: ReadonlyMap<string, string> }
> {
  const newest = await orm
    .select(getTableColumns(leadActions))
    .from(leadActions)
    .where(eq(leadActions.leadId, id))
    .orderBy(desc(leadActions.id))
    .limit(MOST_ACTIONS);
  const rows = newest.toReversed();
  const people = rows.flatMap(({ actor, detail }) => [actor, detail]);
  const names = await namesOf(orm, [ownerId ?? "", ...people, ...others]);
  const actions = rows.map(({ id: number, at, actor, action, detail, note }) => ({
    id: number,
    at: at.toISOString(),
    actor: names.get(actor) ?? actor,
    action,
    detail: names.get(detail) ?? detail,
    note,
  }));
  return {
    actions,
    lastAction: rows.findLast(({ action }) => action !== "note")?.id ?? null,
    names,
  };
}
