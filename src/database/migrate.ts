import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Database, Orm } from "./database.ts";
import { isLockTimeout } from "./database-errors.ts";

/** Arbitrary, the same in every process: "rubaiyat" on a phone's keys. */
const MIGRATION_LOCK = 78224928;
const MIGRATIONS_FOLDER = "src/database/migrations";

/**
 * Applies migrations and then runs `work`, in one transaction under an advisory lock. The table of
 * applied migrations is drizzle-kit's own. Retries while another session (e.g. a backup) holds a
 * lock.
 */
export async function migrateDatabase<T>(
  database: Database,
  work: (transaction: Orm) => Promise<T>,
): Promise<T> {
  for (;;) {
    const done = await database.orm
      .transaction(async (transaction) => {
        // Retrying beats waiting inside a statement, which has a time limit.
        const { rows } = await transaction.execute<{ taken: boolean }>(
          sql`select pg_try_advisory_xact_lock(${MIGRATION_LOCK}) as taken`,
        );
        if (!rows[0]?.taken) return undefined;
        await transaction.execute(sql`set local statement_timeout = 0`);
        // Statements queue behind one that waits for a lock, those of the version before too.
        await transaction.execute(sql`set local lock_timeout = 500`);
        await applyMigrations(transaction);
        return { result: await work(transaction) };
      })
      .catch((error: unknown) => {
        if (!isLockTimeout(error)) throw error;
        return undefined;
      });
    if (done) return done.result;
    await sleep(500);
  }
}

async function applyMigrations(transaction: Orm): Promise<void> {
  await transaction.execute(sql`create schema if not exists drizzle`);
  await transaction.execute(sql`
    create table if not exists drizzle.__drizzle_migrations
      (id serial primary key, hash text not null, created_at bigint)
  `);
  const { rows } = await transaction.execute<{ created_at: string | number }>(
    sql`select created_at from drizzle.__drizzle_migrations`,
  );
  const applied = new Set(rows.map((row) => Number(row.created_at)));
  for (const migration of readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })) {
    if (applied.has(migration.folderMillis)) continue;
    for (const statement of migration.sql) await transaction.execute(sql.raw(statement));
    await transaction.execute(sql`
      insert into drizzle.__drizzle_migrations (hash, created_at)
      values (${migration.hash}, ${migration.folderMillis})
    `);
  }
}
