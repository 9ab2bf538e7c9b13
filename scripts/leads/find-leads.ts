import { and, desc, type SQL, sql } from "drizzle-orm";
import { leads } from "#database/schema/leads.ts";
import type { Database } from "#database/connect.server.ts";

export type Lead = typeof leads.$inferSelect;
type WithRows = Pick<Database, "orm">;

/** So many leads are in memory at once, however many there are. */
const BATCH = 500;

/** The leads that fit, newest first, a batch at a time and at most `limit` in all. */
export async function* leadBatches(
  { orm }: WithRows,
  condition: SQL | undefined,
  limit = Infinity,
): AsyncGenerator<readonly Lead[]> {
  let after: SQL | undefined;
  for (let left = limit; left > 0;) {
    const rows = await newestLeads({ orm }, and(condition, after), Math.min(BATCH, left));
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map(({ lead }) => lead);
    left -= rows.length;
    // As text, since a Date has no microseconds and would pass leads of the same millisecond twice.
    after = sql`(${leads.createdAt}, ${leads.id}) < (${last.createdAt}::timestamptz, ${last.lead.id}::uuid)`;
  }
}

/** One batch. The index on time and id has them in this order, so that none is sorted. */
export function newestLeads({ orm }: WithRows, condition: SQL | undefined, limit: number) {
  return orm
    .select({ lead: leads, createdAt: sql<string>`${leads.createdAt}::text` })
    .from(leads)
    .where(condition)
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(limit);
}

/** How many leads fit. */
export async function countLeads({ orm }: WithRows, condition: SQL | undefined): Promise<number> {
  return await orm.$count(leads, condition);
}

/** The ids of the leads that fit, newest first. */
export async function findIds({ orm }: WithRows, condition: SQL | undefined): Promise<string[]> {
  const rows = await orm
    .select({ id: leads.id })
    .from(leads)
    .where(condition)
    .orderBy(desc(leads.createdAt), desc(leads.id));
  return rows.map(({ id }) => id);
}

/** The one lead whose id begins so; throws when there is none, or more than one. */
export async function findLead({ orm }: WithRows, beginning: string): Promise<Lead> {
  const start = beginning.toLowerCase();
  const found = !/^[0-9a-f-]{4,36}$/.test(start)
    ? []
    : await orm
        .select()
        .from(leads)
        .where(sql`starts_with(${leads.id}::text, ${start})`)
        .limit(2);
  const [lead] = found;
  if (lead === undefined) throw new Error(`There is no lead ${beginning}.`);
  if (found.length > 1) throw new Error(`Several leads begin with ${beginning}: give more of it.`);
  return lead;
}
