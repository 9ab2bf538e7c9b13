import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { connectDatabase, type DatabaseOptions } from "#database/connect.server.ts";
import { migrateDatabase } from "#database/migrate.ts";
import { administrate, withDatabase } from "./postgres-databases.ts";
import { startPostgres } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Migrated, empty databases on both engines; each test file works on copies of them. */
    databaseTemplates: { postgresUrl: string; postgresTemplate: string; pgliteFolder: string };
  }
}

/**
 * Starts one real PostgreSQL for the whole run, or uses the one at TEST_DATABASE_URL, whose user
 * must be allowed to create databases. Without PostgreSQL the run fails.
 */
export default async function setUpDatabases(project: TestProject) {
  const given = process.env["TEST_DATABASE_URL"];
  const server = given ? undefined : await startPostgres();
  const postgresUrl = given || (server?.url ?? "");
  const postgresTemplate = `rubaiyat_template_${randomBytes(6).toString("hex")}`;
  const pgliteFolder = await mkdtemp(join(tmpdir(), "rubaiyat-pglite-"));

  await administrate(postgresUrl, `create database ${postgresTemplate}`);
  await migrate({ databaseUrl: withDatabase(postgresUrl, postgresTemplate), dataDir: "" });
  await migrate({ dataDir: pgliteFolder });
  project.provide("databaseTemplates", { postgresUrl, postgresTemplate, pgliteFolder });

  return async () => {
    await administrate(postgresUrl, `drop database ${postgresTemplate} with (force)`);
    await server?.remove();
    await rm(pgliteFolder, { recursive: true, force: true });
  };
}

async function migrate(options: DatabaseOptions) {
  const database = await connectDatabase(options);
  await migrateDatabase(database, async () => {});
  await database.close();
}
