import { expect, onTestFinished, test } from "vitest";
import { createDatabasePlace, describeOnBothEnginesByNight } from "#tests/test-database.ts";
import { BUILT_IN_CONTENT } from "#content/built-in-content.ts";
import { PAGES } from "#content/pages/all-pages.ts";
import { RESTAURANTS } from "#content/restaurants/all-restaurants.ts";
import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import { connectDatabase, type Database } from "./connect.server.ts";
import { exportContent, importContent, undoContent } from "./publish-content.ts";
import { migrateDatabase } from "./migrate.ts";
import { NO_CONTENT } from "#tests/builders/no-content.ts";
import { prepareDatabase } from "./seed.ts";

const BUILT_IN = { ...NO_CONTENT, ...BUILT_IN_CONTENT };

describeOnBothEnginesByNight("preparing the database", (getDatabase) => {
  // Rule 4.1.
  test("an empty database is filled with the built-in content", async () => {
    await prepareDatabase(getDatabase());
    expect(await exportContent(getDatabase())).toEqual(BUILT_IN);
    expect(await getDatabase().contentRevision()).toBe("1");
  });

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

  // Rule 10.59.
  test("a restaurant of an older version has its awards, also once an undo brings that version back", async () => {
    const [figueira] = RESTAURANTS;
    const { awards: _awards, figures: _figures, ...older } = figueira!;
    const restaurants = [older as RestaurantContent];
    await importContent(getDatabase(), { restaurants });
    const restaurantsNow = async () => (await exportContent(getDatabase())).restaurants;
    expect(await restaurantsNow()).toEqual([figueira]);
    await importContent(getDatabase(), { restaurants: [{ ...figueira!, awards: null }] });
    expect(await restaurantsNow()).toEqual([{ ...figueira, awards: null }]);
    await undoContent(getDatabase(), {});
    expect(await restaurantsNow()).toEqual([figueira]);
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

test("four processes that start at once on a new PostgreSQL database prepare it once", async () => {
  const place = await createDatabasePlace("postgres", { isMigrated: false });
  onTestFinished(() => place.remove());

  const starts = Array.from({ length: 4 }, async (): Promise<Database> => {
    const database = await connectDatabase(place.options);
    await prepareDatabase(database);
    return database;
  });
  const [one, ...others] = await Promise.all(starts);
  expect(await exportContent(one as Database)).toEqual(BUILT_IN);
  expect(await one?.contentRevision()).toBe("1");
  await Promise.all([one, ...others].map((database) => database?.close()));
});
