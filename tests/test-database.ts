import { randomBytes } from "node:crypto";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, inject } from "vitest";
import {
  connectDatabase,
  type Database,
  type DatabaseOptions,
  openForTool,
} from "#database/connect.server.ts";
import { administrate, withDatabase } from "./postgres-databases.ts";

export const ENGINES = ["pglite", "postgres"] as const;
export type Engine = (typeof ENGINES)[number];

/** Where a migrated, empty database of one's own is; `remove` deletes it. */
export interface DatabasePlace {
  readonly options: DatabaseOptions;
  remove(): Promise<void>;
}

/** Copies the migrated, empty template of an engine. */
export async function createDatabasePlace(engine: Engine): Promise<DatabasePlace> {
  const { postgresUrl, postgresTemplate, pgliteFolder } = inject("databaseTemplates");
  if (engine === "pglite") {
    const dataDir = await mkdtemp(join(tmpdir(), "rubaiyat-test-"));
    await cp(join(pgliteFolder, "database"), join(dataDir, "database"), { recursive: true });
    return { options: { dataDir }, remove: () => rm(dataDir, { recursive: true, force: true }) };
  }
  const name = `rubaiyat_test_${randomBytes(6).toString("hex")}`;
  await administrate(postgresUrl, `create database ${name} template ${postgresTemplate}`);
  return {
    options: { databaseUrl: withDatabase(postgresUrl, name), dataDir: "" },
    remove: () => administrate(postgresUrl, `drop database ${name} with (force)`),
  };
}

/**
 * Runs a suite on PGlite and on a real PostgreSQL, on one migrated database per engine that is
 * emptied before each test. `connectAgain` returns a second connection, as a tool would get it;
 * the test closes it.
 */
export function describeOnBothEngines(
  name: string,
  suite: (getDatabase: () => Database, connectAgain: () => Promise<Database>) => void,
): void {
  describe.each(ENGINES)(`${name} on %s`, (engine) => {
    let place: DatabasePlace;
    let database: Database;
    beforeAll(async () => {
      place = await createDatabasePlace(engine);
      database = await connectDatabase(place.options);
    }, 60_000);
    beforeEach(() => emptyAllTables(database));
    afterAll(async () => {
      await database.close();
      await place.remove();
    });
    suite(
      () => database,
      () => openForTool(place.options),
    );
  });
}

async function emptyAllTables({ orm }: Database): Promise<void> {
  const { rows } = await orm.execute<{ tables: string }>(sql`
    select string_agg(quote_ident(tablename), ', ') as tables
    from pg_tables where schemaname = 'public'
  `);
  await orm.execute(sql.raw(`truncate ${rows[0]?.tables} restart identity cascade`));
}
