import { mkdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { moduleUrl, startChild } from "#tests/child-process.ts";
import { createDatabasePlace, type DatabasePlace } from "#tests/test-database.ts";
import { connectDatabase, openForTool } from "./connect.server.ts";
import type { Database } from "./database.ts";
import { SOCKET_FILE, socketConnection } from "./socket-path.server.ts";

let place: DatabasePlace;
let database: Database;
let client: Client;

beforeAll(async () => {
  place = await createDatabasePlace("pglite");
  database = await connectDatabase(place.options);
  await database.orm.execute(sql`create table notes (text text not null)`);
});
beforeEach(async () => {
  await database.orm.execute(sql`truncate notes`);
  client = new Client(await socketConnection(place.options.dataDir));
  client.on("error", () => {});
  await client.connect();
});
afterEach(() => client.end().catch(() => {}));
afterAll(async () => {
  await database.close();
  await place.remove();
});

async function notes(): Promise<string[]> {
  const { rows } = await database.orm.execute<{ text: string }>(sql`select text from notes`);
  return rows.map(({ text }) => text);
}

/** Starts at once; a bare drizzle query starts when awaited. */
async function note(text: string): Promise<void> {
  await database.orm.execute(sql`insert into notes values (${text})`);
}

test("a server's write survives the rollback of a client's transaction", async () => {
  await client.query("begin");
  await client.query("insert into notes values ('from the client')");
  const written = note("from the server");
  await client.query("rollback");
  await written;
  expect(await notes()).toEqual(["from the server"]);
});

test("the server's transaction excludes clients until it ends", async () => {
  let response: Promise<unknown> | undefined;
  await database.orm.transaction(async (transaction) => {
    await transaction.execute(sql`insert into notes values ('one')`);
    response = client.query("select count(*)::int as count from notes");
    await sleep(100);
    await transaction.execute(sql`insert into notes values ('two')`);
  });
  expect(await response).toMatchObject({ rows: [{ count: 2 }] });
});

test("concurrent queries of server and clients get their own results", async () => {
  const second = new Client(await socketConnection(place.options.dataDir));
  await second.connect();
  const askOften = async (who: Client, name: string) => {
    for (let index = 0; index < 100; index++) {
      const { rows } = await who.query("select $1::text as text", [`${name}${index}`]);
      expect(rows).toEqual([{ text: `${name}${index}` }]);
    }
  };
  const serveOften = async () => {
    for (let index = 0; index < 100; index++) {
      const { rows } = await database.orm.execute(sql`select ${index}::int as number`);
      expect(rows).toEqual([{ number: index }]);
    }
  };
  await Promise.all([askOften(client, "first"), askOften(second, "second"), serveOften()]);
  await second.end();
});

test("a client killed in a transaction frees the database and leaves nothing", async () => {
  const connection = JSON.stringify(await socketConnection(place.options.dataDir));
  const child = startChild(`
    import { Client } from ${moduleUrl("node_modules/pg/esm/index.mjs")};
    const client = new Client(${connection});
    await client.connect();
    await client.query("begin");
    await client.query("insert into notes values ('from the dead')");
    console.log("in transaction");
    setInterval(() => {}, 1000);
  `);
  await child.said("in transaction");
  const written = note("from the server");
  await child.kill();
  await written;
  expect(await notes()).toEqual(["from the server"]);
});

test("a client that disconnects while waiting does not hold the database", async () => {
  await database.orm.transaction(async () => {
    const waiting = client.query("begin").catch(() => {});
    await sleep(50);
    void client.end();
    await waiting;
  });
  await note("still alive");
  expect(await notes()).toEqual(["still alive"]);
});

test("a client's publication reaches the server's listener", async () => {
  const listener = vi.fn<(revision: string) => void>();
  await database.onContentChange(listener);
  await client.query("begin");
  await client.query("insert into content_revision (revision) values (41)");
  await client.query("commit");
  await expect.poll(() => listener).toHaveBeenCalledWith("41");
  await client.query("update content_revision set revision = 42");
  await expect.poll(() => listener).toHaveBeenCalledWith("42");
});

test("restricts the socket to this user", async () => {
  const { mode } = await stat(join(place.options.dataDir, SOCKET_FILE));
  expect(mode & 0o777).toBe(0o600);
});

test("supports a data folder whose path is too long for a socket", async () => {
  const long = await createDatabasePlace("pglite");
  const dataDir = join(long.options.dataDir, "x".repeat(120));
  await mkdir(dataDir);
  await rename(join(long.options.dataDir, "database"), join(dataDir, "database"));
  const server = await connectDatabase({ dataDir });
  const tool = await openForTool({ dataDir });
  expect(tool.engine).toBe("postgres");
  await tool.ping();
  await tool.close();
  await server.close();
  await rm((await socketConnection(dataDir)).host, { recursive: true });
  await long.remove();
});
