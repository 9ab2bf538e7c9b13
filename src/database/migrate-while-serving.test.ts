import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { expect, inject, test } from "vitest";
import { eventually } from "#tests/eventually.ts";
import { LEAD, migrationsOf, olderDatabase } from "#tests/older-database.ts";
import type { Orm } from "./database.ts";
import { migrateDatabase } from "./migrate.ts";

/**
 * Migrations of the oldest version that the newest can run beside (docs/operations.md, Upgrade).
 */
const OLDEST = 34;
const LONGEST_MS = 2000;

/** That version's regular statements. */
const STATEMENTS = [
  LEAD,
  sql`update leads set sending_since = clock_timestamp() where id = (select id from leads
    where state = 'waiting' and sending_since is null order by next_attempt_at limit 1 for update skip locked)`,
  sql`select kind, content from content_entries where is_shown`,
  sql`select id, state from leads order by created_at desc limit 100`,
  sql`select id, role from desk_accounts`,
  sql`insert into daily_events (day, event, restaurant, language, count) values (current_date, 'call', '', 'pt', 1)
    on conflict do nothing`,
];

/**
 * Runs the statements until `work` is done, and once more; returns the slowest one's milliseconds.
 */
async function longestDuring(orm: Orm, work: Promise<unknown>): Promise<number> {
  const state = { isOver: false };
  const watched = work.finally(() => (state.isOver = true));
  let longest = 0;
  const ask = async (statement: (typeof STATEMENTS)[number]) => {
    // One more round afterwards, on the migrated tables.
    for (let wasOver = false; !wasOver;) {
      wasOver = state.isOver;
      const began = performance.now();
      await orm.execute(statement);
      longest = Math.max(longest, performance.now() - began);
      await sleep(20);
    }
  };
  await Promise.all([watched, ...STATEMENTS.map(ask)]);
  return longest;
}

test("a migration waiting for a long read does not block the version before it", async () => {
  const { database, last } = await olderDatabase("postgres", OLDEST);
  const { orm } = database;
  await orm.execute(LEAD);
  const isRead = Promise.withResolvers<void>();
  const hasWorked = Promise.withResolvers<void>();
  // Like pg_dump or an export.
  const reading = orm.transaction(async (reader) => {
    await reader.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await reader.execute(sql`select from leads, desk_accounts, content_entries`);
    isRead.resolve();
    await hasWorked.promise;
  });
  await isRead.promise;
  const migration = migrateDatabase(database, async () => {});
  await eventually(async () => {
    const { rows } = await orm.execute(sql`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    expect(rows).toHaveLength(1);
  });
  // Behind a waiting migration they would time out.
  try {
    for (const statement of STATEMENTS) await orm.execute(statement);
  } finally {
    hasWorked.resolve();
  }
  await Promise.all([migration, reading]);
  for (const statement of STATEMENTS) await orm.execute(statement);
  expect(await migrationsOf(orm)).toBe(last);
});

test.runIf(inject("isNight"))(
  "migrations over 50,000 leads block neither visitors nor the version before",
  async () => {
    const { database } = await olderDatabase("postgres", OLDEST);
    const { orm } = database;
    await orm.transaction(async (transaction) => {
      await transaction.execute(sql`set local statement_timeout = 0`);
      await transaction.execute(LEAD);
      await transaction.execute(sql`
        insert into leads (form, fingerprint, language, name, email, phone, subject, restaurant, message,
          event_type, budget, preferred_date, campaign, score, state, created_at)
        select form, md5(number::text), language, name, number || '@example.com', phone, subject, restaurant,
          repeat('Uma mensagem. ', 10), event_type, budget, preferred_date, campaign, score, 'delivered',
          now() - number * interval '5 minutes'
        from leads, generate_series(1, 50000) as number`);
    });
    await orm.execute(sql`vacuum analyze leads`);
    const longest = await longestDuring(
      orm,
      migrateDatabase(database, async () => {}),
    );
    process.stdout.write(`The longest wait: ${Math.round(longest)} ms\n`);
    expect(longest).toBeLessThan(LONGEST_MS);
  },
  300_000,
);
