import { existsSync } from "node:fs";
import { cp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { moduleUrl, startChild } from "#tests/child-process.ts";
import { countTurns } from "#tests/count-turns.ts";
import { createDatabasePlace, type DatabasePlace, ownDatabase } from "#tests/test-database.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { RESTAURANTS } from "#content/built-in/built-in-content.server.ts";
import { connectDatabase } from "./connect.server.ts";
import { DatabaseInUseError } from "./folder-lock.server.ts";
import { DatabaseDamagedError } from "./folder-marker.server.ts";
import { exportContent } from "#content/store/publish-content.ts";
import { prepareDatabase } from "#content/store/seed.ts";

const connect = moduleUrl("src/database/connect.server.ts");
const seed = moduleUrl("src/content/store/seed.ts");

test("refuses a second process, and finds everything after kill -9", async () => {
  const place = await createDatabasePlace("pglite");
  onTestFinished(() => place.remove());
  const { dataDir } = place.options;
  const child = startChild(`
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

test("pending queries of the embedded database do not block the event loop", async () => {
  const { database } = await ownDatabase("pglite");
  const queries = () =>
    Promise.all(Array.from({ length: 100 }, () => database.orm.execute("select 1")));
  expect(await countTurns(queries)).toBeGreaterThanOrEqual(100);
});

let used: DatabasePlace;
beforeAll(async () => {
  used = await createDatabasePlace("pglite");
  const database = await connectDatabase(used.options);
  await prepareDatabase(database);
  await database.close();
});
afterAll(() => used.remove());

/** Returns a data folder with the built-in content, as a first start leaves it. */
async function usedDataDir() {
  const dataDir = await temporaryFolder();
  await cp(used.options.dataDir, dataDir, { recursive: true });
  const folder = join(dataDir, "database");
  return { dataDir, folder, marker: `${folder}.initialised` };
}

test.each(["base", "pg_wal"])(
  "refuses a database without its %s, says what to do, and leaves it unchanged",
  async (name) => {
    const { dataDir, folder, marker } = await usedDataDir();
    await rm(join(folder, name), { recursive: true });
    const left = await readdir(folder, { recursive: true });
    await expect(connectDatabase({ dataDir })).rejects.toThrow(
      new RegExp(`damaged: ${name} missing.*Restore a backup`),
    );
    if (name !== "base") {
      await rm(marker);
      await expect(connectDatabase({ dataDir })).rejects.toThrow(DatabaseDamagedError);
    }
    expect(await readdir(folder, { recursive: true })).toEqual(left);
  },
);

test("opens and marks an intact database of an older version", async () => {
  const { dataDir, marker } = await usedDataDir();
  await rm(marker);
  const database = await connectDatabase({ dataDir });
  expect(await database.contentRevision()).toBe("1");
  await database.close();
  expect(existsSync(marker)).toBe(true);
});

test.runIf(inject("isNight"))(
  "restarts a first start that was interrupted while writing its files",
  async () => {
    const { dataDir, folder, marker } = await usedDataDir();
    await rm(folder, { recursive: true });
    // Like an interrupted first start: no marker, only PostgreSQL's own tables.
    await rm(marker);
    for (const name of ["base/1", "global"]) {
      await cp(join(used.options.dataDir, "database", name), join(folder, name), {
        recursive: true,
      });
    }
    const database = await connectDatabase({ dataDir });
    await prepareDatabase(database);
    expect(await database.contentRevision()).toBe("1");
    expect(existsSync(marker)).toBe(true);
    await database.close();
  },
);
