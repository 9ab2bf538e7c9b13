import { expect, onTestFinished, test } from "vitest";
import { createDatabasePlace, describeOnBothEnginesByNight } from "#tests/test-database.ts";
import { BUILT_IN_CONTENT, PAGES, RESTAURANTS } from "#content/built-in-content.server.ts";
import { connectDatabase } from "./connect.server.ts";
import { exportContent, importContent } from "./publish-content.ts";
import { migrateDatabase } from "./migrate.ts";
import { NO_CONTENT } from "#tests/builders/no-content.ts";
import { prepareDatabase } from "./seed.ts";

describeOnBothEnginesByNight("preparing the database", (getDatabase) => {
  // Rule 4.1.
  test("what somebody imported is left alone", async () => {
    const own = { restaurants: RESTAURANTS.slice(0, 1).map((h) => ({ ...h, name: "Renamed" })) };
    await importContent(getDatabase(), own);
    await prepareDatabase(getDatabase());
    expect(await exportContent(getDatabase())).toEqual({ ...NO_CONTENT, ...own });
    expect(await getDatabase().contentRevision()).toBe("1");
  });

  // Rule 10.60.
  test("after an update the desk has the pages that have come since, and what was published stays", async () => {
    await prepareDatabase(getDatabase());
    const [home, ...others] = PAGES;
    const [first, last] = [others.find(({ slug }) => slug === "events"), home];
    await importContent(getDatabase(), { pages: [first!, last!] });
    await prepareDatabase(getDatabase());
    const { pages } = await exportContent(getDatabase());
    expect(pages.slice(0, 2)).toEqual([first, last]);
    expect(pages).toHaveLength(PAGES.length);
    expect(pages).toEqual(expect.arrayContaining([...PAGES]));
    const revision = await getDatabase().contentRevision();
    await prepareDatabase(getDatabase());
    expect(await getDatabase().contentRevision()).toBe(revision);
  });

  test("a migration whose follow-up fails leaves no trace", async () => {
    const failing = migrateDatabase(getDatabase(), async (transaction) => {
      await importContent({ ...getDatabase(), orm: transaction }, { restaurants: RESTAURANTS });
      throw new Error("on purpose");
    });
    await expect(failing).rejects.toThrow("on purpose");
    expect(await exportContent(getDatabase())).toEqual(NO_CONTENT);
  });
});

// Rule 4.1.
test("four processes that start at once on a new PostgreSQL database fill it once with the built-in content", async () => {
  const place = await createDatabasePlace("postgres", { isMigrated: false });
  onTestFinished(() => place.remove());
  const databases = await Promise.all([1, 2, 3, 4].map(() => connectDatabase(place.options)));
  await Promise.all(databases.map(prepareDatabase));
  const [one] = databases;
  expect(await exportContent(one!)).toEqual({ ...NO_CONTENT, ...BUILT_IN_CONTENT });
  expect(await one!.contentRevision()).toBe("1");
  await Promise.all(databases.map((database) => database.close()));
});
