import { sql } from "drizzle-orm";
import type { Orm } from "#database/connect.server.ts";
import { leads } from "#database/schema/leads.ts";

/** How much the outbox holds: leads by state, and how long the oldest has waited, in seconds. */
export interface OutboxDepth {
  readonly leads: Readonly<Record<string, number>>;
  readonly oldestWaitingSeconds: number;
  readonly mailsWaiting: number;
}

/** The depth of the outbox that all processes share. */
export async function outboxDepth(orm: Orm): Promise<OutboxDepth> {
  const { rows } = await orm.execute<{
    state: string;
    leads: string | number;
    age: string | number;
    mails: string | number;
  }>(sql`
    select state, count(*) as leads,
      greatest(0, extract(epoch from clock_timestamp() - min(created_at))) as age,
      count(mail_next_attempt_at) as mails
    from ${leads} group by state
  `);
  const waiting = rows.find(({ state }) => state === "waiting");
  return {
    leads: Object.fromEntries(rows.map(({ state, leads: count }) => [state, Number(count)])),
    oldestWaitingSeconds: Number(waiting?.age ?? 0),
    mailsWaiting: rows.reduce((sum, { mails }) => sum + Number(mails), 0),
  };
}

/** One statement's worth: whoever looks again finds the next ones. */
const MOST_AT_ONCE = 500;

/**
 * Deletes quarantined leads of more than so many days with their history, and returns how many.
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
