import { expect, test } from "vitest";
import { insertRows, LEAD, migrationsOf, olderDatabase, rowsOf } from "#tests/older-database.ts";
import { enginesOfThisRun, ownDatabase } from "#tests/test-database.ts";
import { migrateDatabase } from "./migrate.ts";
import { exportContent } from "./publish-content.ts";
import { leads } from "./schema/leads.ts";
import { prepareDatabase } from "./seed.ts";

// Both engines are PostgreSQL; starting the embedded one empty takes ten times as long.

test.each(enginesOfThisRun())(
  "every older database opens with its leads, and migrating again changes nothing (%s)",
  async (engine) => {
    const { database, last } = await olderDatabase(engine, 3);
    await database.orm.execute(LEAD);
    for (let round = 0; round < 2; round++) {
      await migrateDatabase(database, async () => {});
      expect(await migrationsOf(database.orm)).toBe(last);
      expect(await database.orm.$count(leads)).toBe(1);
    }
  },
);

test.each(enginesOfThisRun())(
  "a database of the version before opens with all that it held (%s)",
  async (engine) => {
    const { database: newest } = await ownDatabase(engine);
    await prepareDatabase(newest);
    const content = await exportContent(newest);
    const { database, last } = await olderDatabase(engine, -1);
    const { orm } = database;
    for (const table of ["content_entries", "seeded_content"]) {
      await insertRows(orm, table, await rowsOf(newest.orm, table));
    }
    await orm.execute(LEAD);
    await prepareDatabase(database);
    expect(await migrationsOf(orm)).toBe(last);
    expect(await exportContent(database)).toEqual(content);
    expect(await orm.$count(leads)).toBe(1);
  },
);
