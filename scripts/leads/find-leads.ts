import { desc, inArray, type SQL, sql } from "drizzle-orm";
import { leads } from "../../src/database/schema/leads.ts";
import type { Database } from "../../src/database/connect.server.ts";

export type Lead = typeof leads.$inferSelect;
type WithRows = Pick<Database, "orm">;

const BATCH = 500;

/** The leads that fit, newest first, a part at a time: all of them may be too many at once. */
export async function* eachLead(
  { orm }: WithRows,
  condition: SQL | undefined,
): AsyncGenerator<Lead> {
  const ids = await findIds({ orm }, condition);
  for (let start = 0; start < ids.length; start += BATCH) {
    const part = ids.slice(start, start + BATCH);
    yield* await orm
      .select()
      .from(leads)
      .where(inArray(leads.id, part))
      .orderBy(desc(leads.createdAt), leads.id);
  }
}

/** The ids of the leads that fit, newest first. */
export async function findIds({ orm }: WithRows, condition: SQL | undefined): Promise<string[]> {
  const rows = await orm
    .select({ id: leads.id })
    .from(leads)
    .where(condition)
    .orderBy(desc(leads.createdAt), leads.id);
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
