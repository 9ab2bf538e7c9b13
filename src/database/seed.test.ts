import { expect, onTestFinished, test } from "vitest";
import { createDatabasePlace, describeOnBothEngines } from "#tests/test-database.ts";
import { EXPERIENCES } from "#content/experiences/all-experiences.ts";
import { FAQ } from "#content/faq/all-faq.ts";
import { MENUS } from "#content/menus/all-menus.ts";
import { NEWS } from "#content/news/all-news.ts";
import { PAGES } from "#content/pages/all-pages.ts";
import { RESTAURANTS } from "#content/restaurants/all-restaurants.ts";
import { TEMPLATES } from "#content/templates/all-templates.ts";
import { connectDatabase, type Database } from "./connect.server.ts";
import { exportContent, importContent } from "./publish-content.ts";
import { migrateDatabase } from "./migrate.ts";
import { NO_CONTENT } from "#tests/builders/no-content.ts";
import { prepareDatabase } from "./seed.ts";

const BUILT_IN = {
  ...NO_CONTENT,
  restaurants: RESTAURANTS,
  experiences: EXPERIENCES,
  news: NEWS,
  menus: MENUS,
  pages: PAGES,
  faq: FAQ,
  templates: TEMPLATES,
};

describeOnBothEngines("preparing the database", (getDatabase) => {
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
