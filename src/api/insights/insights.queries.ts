import { and, asc, eq, gte, lte, type SQL, sql } from "drizzle-orm";
import type { Database, Orm } from "#database/connect.server.ts";
import { LOCK_TIMEOUT } from "#database/lock-timeout.ts";
import { dailyActs } from "#database/schema/daily-acts.ts";
import { leads } from "#database/schema/leads.ts";
import type { Act } from "./acts.ts";
import type { ActPost } from "./insights.contract.ts";

/** Days begin and end where the group is at home, not in the middle of its dinner. */
const TODAY = sql`(clock_timestamp() at time zone 'America/Sao_Paulo')::date`;

const ONE_MORE = sql`
  on conflict (day, act, house, language) do update set count = ${dailyActs.count} + 1
`;

/** Adds one to today's total of this act, house and language. */
export async function countAct(orm: Orm, { act, house, language }: ActPost): Promise<void> {
  await orm.execute(sql`
    insert into ${dailyActs} (day, act, house, language, count)
    values (${TODAY}, ${act}, ${house}, ${language}, 1)
    ${ONE_MORE}
  `);
}

/**
 * Counts a lead that is stored. Not in the transaction that stores it: all leads of a day share a
 * row, and whoever stops there would stop them all. Waits a second for that row at most.
 */
export async function countLead(orm: Orm, leadId: string): Promise<void> {
  const act: Act = "generate_lead";
  await orm.execute(sql`
    insert into ${dailyActs} (day, act, house, language, count)
    select ${TODAY}, ${act}, ${leads.restaurant}, ${leads.language}, 1
    from ${leads} where ${leads.id} = ${leadId} and ${LOCK_TIMEOUT}
    ${ONE_MORE}
  `);
}

/** Which totals are wanted; days are ISO dates, both included. */
export interface ActFilter {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly house?: string | undefined;
}

/** The totals of each day, act, house and language, the oldest first. */
export function readDailyActs({ orm }: Pick<Database, "orm">, { from, to, house }: ActFilter) {
  const conditions: (SQL | undefined)[] = [
    from === undefined ? undefined : gte(dailyActs.day, from),
    to === undefined ? undefined : lte(dailyActs.day, to),
    house === undefined ? undefined : eq(dailyActs.house, house),
  ];
  return orm
    .select()
    .from(dailyActs)
    .where(and(...conditions))
    .orderBy(asc(dailyActs.day), asc(dailyActs.house), asc(dailyActs.act), asc(dailyActs.language));
}
