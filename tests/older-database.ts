import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Orm } from "#database/database.ts";
import { type Engine, ownDatabase } from "./test-database.ts";

type Rows = readonly Readonly<Record<string, unknown>>[];

/** Creates a database with the first `count` migrations, or without the last ones if negative. */
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

export async function insertRows(orm: Orm, table: string, rows: readonly object[]): Promise<void> {
  const { rows: columns } = await orm.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_name = ${table} and is_generated = 'NEVER'`);
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const into = sql.identifier(table);
  await orm.execute(sql`
    insert into ${into} (${names})
    select ${names} from jsonb_populate_recordset(null::${into}, ${JSON.stringify(rows)}::jsonb)`);
}

/** A lead as the first versions stored it. */
export const LEAD = sql`insert into leads (form, fingerprint, language, name, email, phone, subject, restaurant,
    message, event_type, budget, preferred_date, campaign, score, state)
  values ('contact_form', 'f', 'pt', 'Ana', 'ana@example.com', '1', 'outros', 'rubaiyat-rio',
    'Olá', '', '', '', '{}', 50, 'waiting')`;

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
