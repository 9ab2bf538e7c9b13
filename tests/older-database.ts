import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Orm } from "#database/connect.server.ts";
import { type Engine, ownDatabase } from "./test-database.ts";

export type Rows = readonly Readonly<Record<string, unknown>>[];

/** As the version left it that wrote the first `count` migrations. */
export async function olderDatabase(engine: Engine, count: number) {
  const { database } = await ownDatabase(engine, { isMigrated: false });
  const { orm } = database;
  await orm.execute(sql`create schema drizzle`);
  await orm.execute(sql`create table drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`);
  const migrations = readMigrationFiles({ migrationsFolder: "src/database/migrations" });
  for (const { sql: statements, hash, folderMillis } of migrations.slice(0, count)) {
    for (const statement of statements) await orm.execute(sql.raw(statement));
    await orm.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
  return { database, last: migrations.length };
}

/** Inserts rows into a table as it is in that database, whatever columns it has. */
export async function insertRows(orm: Orm, table: string, rows: readonly object[]): Promise<void> {
  const name = sql.identifier(table);
  await orm.execute(sql`
    insert into ${name}
    select * from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)`);
}

/** Somebody's message, as the first versions stored one. */
export const LEAD = sql`insert into leads (form, fingerprint, language, name, email, phone, subject, restaurant,
    message, event_type, budget, preferred_date, campaign, score, state)
  values ('contact_form', 'f', 'pt', 'Ana', 'ana@example.com', '1', 'outros', 'rubaiyat-rio',
    'Olá', '', '', '', '{}', 50, 'waiting')`;

const WAYS_BACK = "src/database/migrations/back";

/** Takes migrations back, the last one first, until as many are left (operations.md). */
export async function goBackTo(orm: Orm, count: number): Promise<void> {
  const files = (await readdir(WAYS_BACK)).filter((name) => Number.parseInt(name) >= count);
  for (const file of files.toSorted().toReversed()) {
    const back = await readFile(join(WAYS_BACK, file), "utf8");
    await orm.transaction(async (transaction) => {
      for (const statement of back.split("--> statement-breakpoint"))
        await transaction.execute(sql.raw(statement));
    });
  }
}

/** How many migrations a database has had. */
export const migrationsOf = (orm: Orm) => orm.$count(sql`drizzle.__drizzle_migrations`);

export function rowsOf(orm: Orm, table: string): Promise<Rows> {
  return orm.transaction(async (transaction) => {
    await transaction.execute(sql`set local time zone 'UTC'`);
    const { rows } = await transaction.execute<{ row: Rows[number] }>(
      sql`select to_jsonb(one) as row from ${sql.identifier(table)} as one`,
    );
    return rows.map(({ row }) => row);
  });
}

/** Rows by table, in whatever order. */
export async function dump(orm: Orm, tables: readonly string[]) {
  const dumped: Record<string, ReadonlySet<unknown>> = {};
  for (const table of tables) dumped[table] = new Set(await rowsOf(orm, table));
  return dumped;
}
