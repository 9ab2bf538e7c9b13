import { sql } from "drizzle-orm";
import type { Orm } from "#database/connect.server.ts";
import { leads } from "#database/schema/leads.ts";

/** One statement's worth: whoever looks again finds the next ones. */
const MOST_AT_ONCE = 500;

/**
 * Deletes quarantined leads of more than so many days with their history, and answers how many.
 * What a person has taken out of the quarantine is not touched, however old.
 */
export async function purgeQuarantine(orm: Orm, days: number): Promise<number> {
  const { rows } = await orm.execute(sql`
    delete from ${leads} where id in (
      select id from ${leads}
      where state = 'quarantined'
        and created_at < clock_timestamp() - make_interval(days => ${days}::int)
      limit ${MOST_AT_ONCE}
      for update skip locked
    )
    returning id
  `);
  return rows.length;
}
