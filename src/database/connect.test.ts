import { expect, inject, onTestFinished, test } from "vitest";
import { moduleUrl, startChild } from "#tests/child-process.ts";
import { countTurns } from "#tests/count-turns.ts";
import { createDatabasePlace } from "#tests/test-database.ts";
import { RESTAURANTS } from "#content/restaurants/all-restaurants.ts";
import { connectDatabase } from "./connect.server.ts";
import { DatabaseInUseError } from "./folder-lock.server.ts";
import { exportContent } from "./publish-content.ts";
import { prepareDatabase } from "./seed.ts";

const connect = moduleUrl("src/database/connect.server.ts");
const seed = moduleUrl("src/database/seed.ts");

async function newDataDir(): Promise<string> {
  const place = await createDatabasePlace("pglite");
  onTestFinished(() => place.remove());
  return place.options.dataDir;
}

test("with the URL of a PostgreSQL the embedded engine is not even loaded", async () => {
  const { postgresUrl } = inject("databaseTemplates");
  const child = startChild(`
    import { registerHooks } from "node:module";
    registerHooks({
      resolve(specifier, context, next) {
        if (specifier.includes("pglite")) console.log("loads " + specifier);
        return next(specifier, context);
      },
    });
    const { connectDatabase } = await import(${connect});
    const database = await connectDatabase({
      databaseUrl: ${JSON.stringify(postgresUrl)}, dataDir: "/nonexistent",
    });
    await database.ping();
    await database.close();
    console.log("done");
  `);
  await child.said("done");
  expect(child.output()).not.toContain("loads");
});

test("a second process is refused, and after kill -9 the next one finds everything", async () => {
  const dataDir = await newDataDir();
  const child = startChild(`
    import { RESTAURANTS } from "#content/restaurants/all-restaurants.ts";
import { connectDatabase } from ${connect};
    import { prepareDatabase } from ${seed};
    await prepareDatabase(await connectDatabase({ dataDir: ${JSON.stringify(dataDir)} }));
    console.log("serving");
    setInterval(() => {}, 1000);
  `);
  await child.said("serving");
  await expect(connectDatabase({ dataDir })).rejects.toThrow(DatabaseInUseError);
  await child.kill();

  const database = await connectDatabase({ dataDir });
  await prepareDatabase(database);
  expect((await exportContent(database)).restaurants).toHaveLength(RESTAURANTS.length);
  expect(await database.contentRevision()).toBe("1");
  await database.close();
});

test("queries that wait for the embedded database hold up nobody else", async () => {
  const place = await createDatabasePlace("pglite");
  const database = await connectDatabase(place.options);
  const queries = () =>
    Promise.all(Array.from({ length: 100 }, () => database.orm.execute("select 1")));
  expect(await countTurns(queries)).toBeGreaterThanOrEqual(100);
  await database.close();
  await place.remove();
});

test("a closed embedded database can be opened again by the same process", async () => {
  const dataDir = await newDataDir();
  await (await connectDatabase({ dataDir })).close();
  const database = await connectDatabase({ dataDir });
  await database.ping();
  await database.close();
});
