import { expect, test } from "vitest";
import { builtInRestaurants } from "#content/built-in/built-in-restaurants.ts";
import {
  EXPERIENCES,
  FAQ,
  MENUS,
  NEWS,
  RESTAURANTS,
} from "#content/built-in/built-in-content.server.ts";
import type { Orm } from "#database/database.ts";
import { importContent } from "#content/store/publish-content.ts";
import { prepareDatabase } from "#content/store/seed.ts";
import { aHappening } from "#tests/builders/happening.ts";
import { ownContent } from "#tests/own-api.ts";
import { describeOnBothEnginesByNight } from "#tests/test-database.ts";

describeOnBothEnginesByNight("the content of the site's own database", (database) => {
  test("equals the import, without what visitors must not see", async () => {
    const [article, ...articles] = NEWS;
    const { updatedAt: _changed, ...happening } = aHappening();
    await importContent(database, {
      restaurants: RESTAURANTS.map((one) => ({ ...one, isActive: one.slug !== "rubaiyat-rio" })),
      menus: MENUS,
      experiences: EXPERIENCES,
      news: [...articles, { ...article!, isPublished: false }],
      faq: FAQ,
      happenings: [
        { ...happening, restaurants: ["rubaiyat-rio", "rubaiyat-madrid"], isActive: true },
        { ...happening, slug: "no-rio", restaurants: ["rubaiyat-rio"], isActive: true },
        { ...happening, slug: "oculta", isActive: false },
      ],
    });
    const content = (await ownContent(database)).current();
    // The fallback of layout and forms equals the seed.
    expect(
      content.restaurants?.map(({ updatedAt: _updatedAt, ...one }) => ({ ...one, id: one.slug })),
    ).toEqual(builtInRestaurants().filter(({ slug }) => slug !== "rubaiyat-rio"));
    expect(content.findRestaurant("rubaiyat-rio")).toBeNull();
    expect(content.menusOf("rubaiyat-rio")).toEqual([]);
    const ofMadrid = MENUS.filter(({ restaurant }) => restaurant === "rubaiyat-madrid");
    expect(content.menusOf("rubaiyat-madrid")?.map(({ sections }) => sections)).toEqual(
      ofMadrid.map(({ sections }) => sections),
    );
    expect(content.experiences?.map(({ title }) => title)).toEqual(
      EXPERIENCES.map(({ title }) => title),
    );
    // Rule 4.16.
    expect(content.happenings).toEqual([
      { ...aHappening(), restaurants: ["rubaiyat-madrid"], updatedAt: expect.any(String) },
    ]);
    expect(content.findHappening("no-rio")).toBeNull();
    expect(content.questions).toEqual(FAQ.flatMap(({ questions }) => questions));
    expect(content.articles?.map(({ slug }) => slug)).toEqual(
      articles.map(({ slug }) => slug).toReversed(),
    );
    expect(content.findArticle(article!.slug)).toBeNull();
    const [first] = await content.withTexts(content.articles?.slice(0, 1) ?? []);
    expect(first?.content).toEqual(articles.at(-1)?.content);
    expect(first?.languages).toEqual(["pt", "en", "es"]);
  });

  test("is replaced as a whole, by the later of two changes; a reader keeps its snapshot", async () => {
    await prepareDatabase(database);
    const content = await ownContent(database);
    const read = content.reader();
    const before = content.current();
    await importContent(database, { restaurants: [], menus: [], experiences: [] });
    expect(content.current()).toBe(before);
    expect(await Promise.all([content.refresh(), content.refresh()])).toEqual([false, true]);
    expect(content.current().restaurants).toEqual([]);
    expect(await read(["restaurants"])).toBe(before);
  });

  test("stays while it cannot be read, and is retried", async () => {
    await prepareDatabase(database);
    let isAway = false;
    const { orm } = database;
    const flaky = new Proxy(orm, {
      get: (target, name) => {
        if (isAway && name === "transaction") return () => Promise.reject(new Error("away"));
        return Reflect.get(target, name, target) as unknown;
      },
    }) as Orm;
    const content = await ownContent({ ...database, orm: flaky });
    const before = content.current();
    isAway = true;
    const refreshed = content.refresh();
    await expect.poll(() => content.current()).toBe(before);
    isAway = false;
    expect(await refreshed).toBe(true);
    expect(content.current()).not.toBe(before);
  });
});
