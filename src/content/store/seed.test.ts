import { expect, onTestFinished, test } from "vitest";
import { createDatabasePlace, describeOnBothEnginesByNight } from "#tests/test-database.ts";
import { BUILT_IN_CONTENT, PAGES, RESTAURANTS } from "#content/built-in/built-in-content.server.ts";
import { connectDatabase } from "#database/connect.server.ts";
import { exportContent, importContent } from "./publish-content.ts";
import { migrateDatabase } from "#database/migrate.ts";
import { NO_CONTENT } from "#tests/builders/no-content.ts";
import { prepareDatabase } from "./seed.ts";

describeOnBothEnginesByNight("preparing the database", (database) => {
  // Rule 4.1.
  test("keeps imported content", async () => {
    const own = { restaurants: RESTAURANTS.slice(0, 1).map((h) => ({ ...h, name: "Renamed" })) };
    await importContent(database, own);
    await prepareDatabase(database);
    expect(await exportContent(database)).toEqual({ ...NO_CONTENT, ...own });
    expect(await database.contentRevision()).toBe("1");
  });

  // Rule 10.60.
  test("adds new pages after an upgrade, and keeps published content", async () => {
    await prepareDatabase(database);
    const [home, ...others] = PAGES;
    const [first, last] = [others.find(({ slug }) => slug === "events"), home];
    await importContent(database, { pages: [first!, last!] });
    await prepareDatabase(database);
    const { pages } = await exportContent(database);
    expect(pages.slice(0, 2)).toEqual([first, last]);
    expect(pages).toHaveLength(PAGES.length);
    expect(pages).toEqual(expect.arrayContaining([...PAGES]));
    const revision = await database.contentRevision();
    await prepareDatabase(database);
    expect(await database.contentRevision()).toBe(revision);
  });

  test("a migration whose follow-up fails leaves no trace", async () => {
    const failing = migrateDatabase(database, async (transaction) => {
      await importContent({ ...database, orm: transaction }, { restaurants: RESTAURANTS });
      throw new Error("on purpose");
    });
    await expect(failing).rejects.toThrow("on purpose");
    expect(await exportContent(database)).toEqual(NO_CONTENT);
  });
});

// Rule 4.1.
test("four concurrent first starts fill a new PostgreSQL database once with the built-in content", async () => {
  const place = await createDatabasePlace("postgres", { isMigrated: false });
  onTestFinished(() => place.remove());
  const databases = await Promise.all([1, 2, 3, 4].map(() => connectDatabase(place.options)));
  await Promise.all(databases.map(prepareDatabase));
  const [one] = databases;
  expect(await exportContent(one!)).toEqual({ ...NO_CONTENT, ...BUILT_IN_CONTENT });
  expect(await one!.contentRevision()).toBe("1");
  await Promise.all(databases.map((database) => database.close()));
});
