import { and, arrayOverlaps, asc, desc, eq, getTableColumns, inArray, ne, or } from "drizzle-orm";
import type { Orm } from "#database/database.ts";
import { deskAccounts } from "#database/schema/desk.ts";
import { leadActions } from "#database/schema/leads.ts";
import type { Colleague } from "#accounts/contract.ts";
import { LEAD_DECIDERS, type LeadAtDesk } from "./contract.ts";
import type { Lead } from "#leads/find-leads.ts";
import { namesOf } from "#accounts/accounts.ts";
import { type Account, isEnrolled } from "#accounts/desk-session.ts";

/** Lists deciders about leads, of the given restaurants if any, by name. */
export async function colleaguesFor(
  orm: Orm,
  restaurants?: readonly string[],
): Promise<readonly Colleague[]> {
  return orm
    .select({ id: deskAccounts.id, name: deskAccounts.name })
    .from(deskAccounts)
    .where(
      and(
        isEnrolled,
        inArray(deskAccounts.role, [...LEAD_DECIDERS]),
        restaurants &&
          or(
            ne(deskAccounts.role, "restaurant"),
            arrayOverlaps(deskAccounts.restaurants, [...restaurants]),
          ),
      ),
    )
    .orderBy(asc(deskAccounts.name), asc(deskAccounts.id))
    .limit(MOST_COLLEAGUES);
}

/** Returns an account that may decide about leads. */
export async function colleague(orm: Orm, id: string): Promise<Account | undefined> {
  const [found] = await orm
    .select()
    .from(deskAccounts)
    .where(
      and(eq(deskAccounts.id, id), isEnrolled, inArray(deskAccounts.role, [...LEAD_DECIDERS])),
    );
  return found;
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
