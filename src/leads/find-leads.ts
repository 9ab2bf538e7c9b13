import { and, desc, type SQL, sql } from "drizzle-orm";
import { readEmail } from "#language/email-address.ts";
import { leads } from "#database/schema/leads.ts";
import { type LeadWithDelivery, withDeliveries } from "./lead-deliveries.ts";
import type { Database } from "#database/database.ts";

export type Lead = typeof leads.$inferSelect;
type WithRows = Pick<Database, "orm">;

/** Leads per batch, to bound memory. */
const BATCH = 500;

/** A lead's position, newest first. `createdAt` is text, because a Date has no microseconds. */
export interface LeadPlace {
  readonly createdAt: string;
  readonly id: string;
}

/** Matches an e-mail in any letter case, with its domain in Unicode or punycode. */
export function hasEmail(email: string): SQL {
  return sql`lower(${leads.email}) = lower(${readEmail(email) ?? email.trim()})`;
}

export function isAfter({ createdAt, id }: LeadPlace): SQL {
  return sql`(${leads.createdAt}, ${leads.id}) < (${createdAt}::timestamptz, ${id}::uuid)`;
}

export function isNotAfter({ createdAt, id }: LeadPlace): SQL {
  return sql`(${leads.createdAt}, ${leads.id}) >= (${createdAt}::timestamptz, ${id}::uuid)`;
}

/** Returns the position of the nth matching lead, newest first. */
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

/** Yields matching leads, newest first, in batches. */
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

/** Selects one batch, in the order of the index on time and id. */
export function newestLeads({ orm }: WithRows, condition: SQL | undefined, limit: number) {
  return orm
    .select({ lead: leads, ...PLACE })
    .from(leads)
    .where(condition)
    .orderBy(...NEWEST_FIRST)
    .limit(limit);
}

export async function countLeads({ orm }: WithRows, condition: SQL | undefined): Promise<number> {
  return await orm.$count(leads, condition);
}

/** Returns the lead whose id starts with `beginning`; throws unless exactly one matches. */
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
  if (lead === undefined) throw new Error(`No lead ${beginning}.`);
  if (found.length > 1)
    throw new Error(`Several ids start with ${beginning}: use a longer prefix.`);
  return lead;
}
