import { randomBytes } from "node:crypto";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, inject, onTestFinished } from "vitest";
import { connectDatabase, type DatabaseOptions, openForTool } from "#database/connect.server.ts";
import type { Database } from "#database/database.ts";
import { SILENT } from "#runtime/logging/log.ts";
import { connectPostgres } from "#database/postgres-database.server.ts";
import type { DatabaseTemplates } from "./postgres.global-setup.ts";
import { askPostgres, withDatabase } from "./postgres-databases.ts";

const ENGINES = ["pglite", "postgres"] as const;
export type Engine = (typeof ENGINES)[number];

/** PostgreSQL; by night PGlite too, which browser tests and simulations cover by day. */
export function enginesOfThisRun(): readonly Engine[] {
  return inject("isNight") ? ENGINES : ["postgres"];
}

/** The address of a migrated, empty database; `remove` deletes it. */
export interface DatabasePlace {
  readonly options: DatabaseOptions;
  remove(): Promise<void>;
}

/** Returns the run's template of an engine, creating it on first use. */
async function databaseTemplate<E extends Engine>(engine: E): Promise<DatabaseTemplates[E]> {
  const response = await fetch(`${inject("databaseTemplates")}/${engine}`);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as DatabaseTemplates[E];
}

/** Copies an engine's template, or creates a database without tables. */
export async function createDatabasePlace(
  engine: Engine,
  { isMigrated = true } = {},
): Promise<DatabasePlace> {
  if (engine === "pglite") {
    const dataDir = await mkdtemp(join(tmpdir(), "rubaiyat-test-"));
    if (isMigrated) {
      const { folder } = await databaseTemplate(engine);
      await cp(join(folder, "database"), join(dataDir, "database"), { recursive: true });
    }
    return { options: { dataDir }, remove: () => rm(dataDir, { recursive: true, force: true }) };
  }
  const { url, template } = await databaseTemplate(engine);
  const name = `rubaiyat_test_${randomBytes(6).toString("hex")}`;
  await askPostgres(url, `create database ${name}${isMigrated ? ` template ${template}` : ""}`);
  return {
    options: { databaseUrl: withDatabase(url, name), dataDir: "" },
    remove: async () => {
      await askPostgres(url, `drop database ${name} with (force)`);
    },
  };
}

export async function ownDatabase(
  engine: Engine = "postgres",
  options?: Parameters<typeof createDatabasePlace>[1],
) {
  const place = await createDatabasePlace(engine, options);
  const database = await connectDatabase(place.options);
  onTestFinished(async () => {
    await database.close();
    await place.remove();
  });
  return { place, database };
}

/** A suite on one database; `connectAgain` opens a second connection, like a tool's, which the test closes. */
type DatabaseSuite = (database: Database, connectAgain: () => Promise<Database>) => void;

/** Runs a suite on PostgreSQL, on one migrated database that is emptied before each test. */
export function describeWithDatabase(name: string, suite: DatabaseSuite): void {
  describe(`${name}`, () => {
    suiteOn("postgres", suite);
  });
}

/** Runs it on PGlite too, for tests of statements, transactions or locks. */
export function describeOnBothEngines(name: string, suite: DatabaseSuite): void {
  describeOn(ENGINES, name, suite);
}

/** Runs it on PGlite only by night. */
export function describeOnBothEnginesByNight(name: string, suite: DatabaseSuite): void {
  describeOn(enginesOfThisRun(), name, suite);
}

function describeOn(engines: readonly Engine[], name: string, suite: DatabaseSuite): void {
  describe.each(engines)(`${name} on %s`, (engine) => {
    suiteOn(engine, suite);
  });
}

function suiteOn(engine: Engine, suite: DatabaseSuite): void {
  let place: DatabasePlace;
  // Assigned before the first test.
  const database = {} as Database;
  beforeAll(async () => {
    place = await createDatabasePlace(engine);
    Object.assign(database, await connectPatiently(place.options));
  });
  beforeEach(() => database.orm.execute(EMPTY_ALL_TABLES));
  afterAll(async () => {
    await database.close();
    await place.remove();
  });
  suite(database, () => connectPatiently(place.options, openForTool));
}

/** Connects like the site, with long timeouts for busy machines. */
function connectPatiently(
  { databaseUrl, ...options }: DatabaseOptions,
  connect = connectDatabase,
): Promise<Database> {
  if (databaseUrl === undefined) return connect(options);
  const patience = {
    connectionTimeoutMillis: 60_000,
    idle_in_transaction_session_timeout: 60_000,
  };
  return connectPostgres({ connectionString: databaseUrl, ...patience }, SILENT);
}

// Deleting a test's few rows is twenty times faster than truncating some thirty tables. The replica role skips triggers.
const EMPTY_ALL_TABLES = sql.raw(`
  do $$
  declare one text;
  begin
    set local session_replication_role = replica;
    for one in select quote_ident(tablename) from pg_tables where schemaname = 'public' loop
      if pg_relation_size(one) > 1000000 then
        execute 'truncate ' || one || ' cascade';
      else
        execute 'delete from ' || one;
      end if;
    end loop;
    perform setval(format('%I.%I', schemaname, sequencename), start_value, false)
    from pg_sequences where last_value is not null;
  end $$
`);
