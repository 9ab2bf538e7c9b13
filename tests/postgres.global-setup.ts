import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { connectDatabase, type DatabaseOptions } from "#database/connect.server.ts";
import { migrateDatabase } from "#database/migrate.ts";
import { askPostgres, withDatabase } from "./postgres-databases.ts";
import { startPostgres } from "./postgres-server.ts";

/** A migrated, empty database per engine, which test files copy. */
export interface DatabaseTemplates {
  postgres: { readonly url: string; readonly template: string };
  pglite: { readonly folder: string };
}

declare module "vitest" {
  interface ProvidedContext {
    /** The URL of the templates: GET /postgres, GET /pglite. */
    databaseTemplates: string;
    isNight: boolean;
  }
}

/**
 * Creates an engine's template at the first request, so that other runs need none. PostgreSQL is one server for the whole
 * run, or the one at TEST_DATABASE_URL, whose user must be a superuser.
 */
export default async function offerDatabases(project: TestProject) {
  const cleanUp: (() => Promise<unknown>)[] = [];
  const makers = {
    postgres: () => makePostgresTemplate(cleanUp),
    pglite: () => makePgliteTemplate(cleanUp),
  };
  const made = new Map<string, Promise<object>>();
  const server = createServer((request, response) => {
    // A kept connection may end just when the next test file uses it.
    response.setHeader("Connection", "close");
    const engine = request.url?.slice(1) as keyof typeof makers;
    if (!made.has(engine)) made.set(engine, makers[engine]());
    made.get(engine)?.then(
      (template) => response.end(JSON.stringify(template)),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  project.provide(
    "databaseTemplates",
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  );
  project.provide("isNight", process.env["NIGHTLY"] !== undefined);
  return async () => {
    server.close();
    for (const step of cleanUp.toReversed()) await step();
  };
}

async function makePostgresTemplate(
  cleanUp: (() => Promise<unknown>)[],
): Promise<DatabaseTemplates["postgres"]> {
  const given = process.env["TEST_DATABASE_URL"];
  const server = given ? undefined : await startPostgres();
  if (server) cleanUp.push(() => server.remove());
  const url = given || (server?.url ?? "");
  const template = `rubaiyat_template_${randomBytes(6).toString("hex")}`;
  await askPostgres(url, `create database ${template}`);
  cleanUp.push(() => askPostgres(url, `drop database ${template} with (force)`));
  await migrate({ databaseUrl: withDatabase(url, template), dataDir: "" });
  return { url, template };
}

async function makePgliteTemplate(
  cleanUp: (() => Promise<unknown>)[],
): Promise<DatabaseTemplates["pglite"]> {
  const folder = await mkdtemp(join(tmpdir(), "rubaiyat-pglite-"));
  cleanUp.push(() => rm(folder, { recursive: true, force: true }));
  await migrate({ dataDir: folder });
  return { folder };
}

async function migrate(options: DatabaseOptions) {
  const database = await connectDatabase(options);
  await migrateDatabase(database, async () => {});
  await database.close();
}
