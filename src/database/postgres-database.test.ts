import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { type PostgresServer, startPostgres } from "#tests/postgres-server.ts";
import { connectDatabase } from "./connect.server.ts";
import type { Database } from "./database.ts";
import { importContent } from "#content/store/publish-content.ts";
import { prepareDatabase } from "#content/store/seed.ts";

// A server of its own, because the test stops it.
let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.remove());

async function connect(): Promise<Database> {
  const database = await connectDatabase({ databaseUrl: server.url, dataDir: "" });
  onTestFinished(() => database.close());
  return database;
}

test("recovers after PostgreSQL returns, and notices missed content", async () => {
  const database = await connect();
  await prepareDatabase(database);
  const listener = vi.fn<(revision: string) => void>();
  await database.onContentChange(listener);

  await server.stop();
  await expect(database.ping()).rejects.toThrow();
  await server.start();
  await database.ping();
  const other = await connect();
  await importContent(other, { restaurants: [] });
  await expect.poll(() => listener.mock.calls).toEqual([["2"]]);
  await importContent(other, { restaurants: [] });
  await expect.poll(() => listener.mock.calls).toEqual([["2"], ["3"]]);
});

test("a connection lost in a transaction fails only that transaction", async () => {
  const database = await connect();
  const other = await connect();
  const transaction = database.orm.transaction(async (inside) => {
    const { rows } = await inside.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    // Waits until it is gone.
    await other.orm.execute(sql`select pg_terminate_backend(${rows[0]?.pid}, 60000)`);
    await inside.execute(sql`select 1`);
  });
  await expect(transaction).rejects.toThrow();
  await database.ping();
});
