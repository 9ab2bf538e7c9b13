import { type SQL, sql } from "drizzle-orm";
import type { Orm } from "#database/database.ts";
import { isCanaryOverdue } from "../canary/canary.ts";
import { jobs } from "#database/schema/jobs.ts";
import { leadAnswers } from "#database/schema/lead-answers.ts";
import { leadActions, leadCounts, leads } from "#database/schema/leads.ts";

export type OutboxDepth = Awaited<ReturnType<typeof outboxDepth>>;

/**
 * Returns the depth of the outbox of all processes in constant time: `lead_counts` keeps the
 * counts, and an index finds the oldest waiting lead.
 */
export async function outboxDepth(orm: Orm) {
  const counts = await orm.execute<{ name: string; leads: string | number }>(sql`
    select name, sum(change) as leads from ${leadCounts}
    where name <> 'mail' group by name having sum(change) <> 0
  `);
  const open = await orm.execute<{ kind: string; state: string; jobs: number }>(sql`
    select kind, state, count(*)::int as jobs from ${jobs}
    where state <> 'done' and state <> 'cancelled'
      and (select is_canary from ${leads} where ${leads.id} = lead_id) is not true
    group by kind, state
  `);
  const oldest = await orm.execute<{ age: string | number }>(sql`
    select greatest(0, extract(epoch from clock_timestamp() - created_at)) as age
    from ${leads} where state = 'waiting' and not is_canary order by created_at limit 1
  `);
  const byName = new Map(counts.rows.map(({ name, leads: count }) => [name, Number(count)]));
  return {
    leads: Object.fromEntries(byName),
    oldestWaitingSeconds: Number(oldest.rows[0]?.age ?? 0),
    jobs: open.rows,
    isCanaryOverdue: await isCanaryOverdue(orm),
  };
}

/**
 * Compacts the changes to one row per name. In one statement, so that a concurrent reader sees
 * either all old or all new rows; concurrent runs skip each other's rows.
 */
export async function sumUpLeadCounts(orm: Orm): Promise<void> {
  await orm.execute(sql`
    with summed as (
      delete from ${leadCounts} where id in (
        select id from ${leadCounts} for update skip locked
      )
      returning name, change
    )
    insert into ${leadCounts} (name, change)
    select name, sum(change) from summed group by name having sum(change) <> 0
  `);
}

const BATCH_SIZE = 500;

/**
 * Deletes leads quarantined more than this many days ago, and returns how many. Leads released from
 * quarantine stay.
 */
export function purgeQuarantine(orm: Orm, days: number): Promise<number> {
  return deleteLeads(
    orm,
    sql`state = 'quarantined'
      and greatest(created_at, updated_at) < clock_timestamp() - make_interval(days => ${days}::int)`,
  );
}

/**
 * Deletes messages and quote requests untouched for so many months, and returns how many.
 * Undelivered leads stay until a user closes them; sign-ups stay as proof of consent.
 */
export function purgeOldLeads(orm: Orm, months: number): Promise<number> {
  const begin = sql`clock_timestamp() - make_interval(months => ${months}::int)`;
  return deleteLeads(
    orm,
    // `created_at` is indexed, `updated_at` is not.
    sql`created_at < ${begin} and updated_at < ${begin} and form <> 'newsletter_form'
      and (state not in ('waiting', 'parked', 'unknown') or handling = 'closed')
      and not exists (select from ${leadActions} where lead_id = ${leads.id} and at >= ${begin})
      and not exists (select from ${leadAnswers} where lead_id = ${leads.id} and created_at >= ${begin})`,
  );
}

/** Deletes unconfirmed sign-ups past their time, and returns how many. */
export function purgeUnconfirmed(orm: Orm): Promise<number> {
  return deleteLeads(orm, sql`state = 'unconfirmed' and next_attempt_at < clock_timestamp()`);
}

async function deleteLeads(orm: Orm, condition: SQL): Promise<number> {
  const { rows } = await orm.execute(sql`
    delete from ${leads} where id in (
      select id from ${leads} where ${condition}
      limit ${BATCH_SIZE}
      for update skip locked
    )
    returning id
  `);
  return rows.length;
}
