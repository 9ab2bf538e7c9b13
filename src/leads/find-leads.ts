import { and, desc, type SQL, sql } from "drizzle-orm";
import { readEmail } from "#language/email-address.ts";
import { leads } from "#database/schema/leads.ts";
import { type LeadWithDelivery, withDeliveries } from "./lead-deliveries.ts";
import type { Database } from "#database/connect.server.ts";

export type Lead = typeof leads.$inferSelect;
type WithRows = Pick<Database, "orm">;

/** This many leads are in memory at once, however many there are. */
const BATCH = 500;

/** The position of a lead among all, newest first. As text, since a Date has no microseconds. */
export interface LeadPlace {
  readonly createdAt: string;
  readonly id: string;
}

/** Of this e-mail, in small letters or capitals, with its domain in letters or punycode. */
export function hasEmail(email: string): SQL {
  return sql`lower(${leads.email}) = lower(${readEmail(email) ?? email.trim()})`;
}

/** What comes after a place, newest first. */
export function isAfter({ createdAt, id }: LeadPlace): SQL {
  return sql`(${leads.createdAt}, ${leads.id}) < (${createdAt}::timestamptz, ${id}::uuid)`;
}

/** That place and what comes before it. */
export function isNotAfter({ createdAt, id }: LeadPlace): SQL {
  return sql`(${leads.createdAt}, ${leads.id}) >= (${createdAt}::timestamptz, ${id}::uuid)`;
}

/** The place of lead number `number` among those that fit, newest first; undefined where there are fewer. */
export async function placeAt(
  orm: Database["orm"],
  condition: SQL | undefined,
  number: number,
): Promise<LeadPlace | undefined> {
  const [place] = await orm
    .select(PLACE)
    .from(leads)
    .where(condition)
    .orderBy(...NEWEST_FIRST)
    .offset(number - 1)
    .limit(1);
  return place;
}

/** The leads that fit, newest first, a batch at a time. */
export async function* leadBatches(
  database: WithRows,
  condition: SQL | undefined,
): AsyncGenerator<readonly LeadWithDelivery[]> {
  const select = (where: SQL | undefined) => newestLeads(database, where, BATCH);
  for await (const rows of inBatches(select, condition)) {
    yield await withDeliveries(
      database.orm,
      rows.map(({ lead }) => lead),
    );
  }
}

/** The ids of the leads that fit in the same way: a million of them need no more memory. */
export async function* idBatches(
  { orm }: WithRows,
  condition: SQL | undefined,
): AsyncGenerator<readonly string[]> {
  const select = (where: SQL | undefined) =>
    orm
      .select(PLACE)
      .from(leads)
      .where(where)
      .orderBy(...NEWEST_FIRST)
      .limit(BATCH);
  for await (const rows of inBatches(select, condition)) yield rows.map(({ id }) => id);
}

const PLACE = { id: leads.id, createdAt: sql<string>`${leads.createdAt}::text` };
const NEWEST_FIRST = [desc(leads.createdAt), desc(leads.id)];

async function* inBatches<Row extends LeadPlace>(
  select: (where: SQL | undefined) => PromiseLike<Row[]>,
  condition: SQL | undefined,
): AsyncGenerator<readonly Row[]> {
  let last: Row | undefined;
  do {
    const rows = await select(and(condition, last && isAfter(last)));
    last = rows.at(-1);
    if (last !== undefined) yield rows;
  } while (last !== undefined);
}

/** One batch. The index on time and id has them in this order, so that none is sorted. */
export function newestLeads({ orm }: WithRows, condition: SQL | undefined, limit: number) {
  return orm
    .select({ lead: leads, ...PLACE })
    .from(leads)
    .where(condition)
    .orderBy(...NEWEST_FIRST)
    .limit(limit);
}

/** How many leads fit. */
export async function countLeads({ orm }: WithRows, condition: SQL | undefined): Promise<number> {
  return await orm.$count(leads, condition);
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
