import { expect, test, vi } from "vitest";
import { FIRST, FOURTH, SECOND, THIRD } from "#tests/builders/four-restaurants.ts";
import { aFullMenu } from "#tests/builders/menu-content.ts";
import { FULL_SETTINGS } from "#tests/builders/settings-content.ts";
import { describeOnBothEnginesByNight } from "#tests/test-database.ts";
import {
  EXPERIENCES,
  FAQ,
  MENUS,
  NEWS,
  RESTAURANTS,
} from "#content/built-in/built-in-content.server.ts";
import type { ArticleContent } from "#content/kinds/article.ts";
import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import { CONTENT_KINDS } from "#content/kinds/all-kinds.ts";
import { NO_CONTENT } from "#tests/builders/no-content.ts";
import { exportContent, importContent } from "./publish-content.ts";
import { contentEntries } from "#database/schema/content-entries.ts";

const full: RestaurantContent = {
  ...FIRST,
  menus: { main: "https://example.com/menu.pdf", feijoada: "/menus/feijoada.pdf" },
  getin: { enabled: true, url: "https://example.com/book" },
  rooms: [{ name: { pt: "Sala", en: "Room", es: "Sala" }, capacity: 40 }],
  isActive: false,
};

describeOnBothEnginesByNight("importing content", (database, connectAgain) => {
  test("every kind of content survives import and export, with dates and order", async () => {
    const [article, other] = NEWS as readonly [ArticleContent, ArticleContent];
    const content = {
      ...NO_CONTENT,
      restaurants: RESTAURANTS,
      experiences: EXPERIENCES.toReversed(),
      news: [
        { ...other, publishedAt: null, isPublished: false, tags: [] },
        { ...article, publishedAt: "2031-12-31T23:59:59Z" },
      ],
      menus: [aFullMenu(), ...MENUS.toReversed()],
      faq: FAQ.map(({ slug, questions }) => ({ slug, questions: questions.toReversed() })),
      settings: [FULL_SETTINGS],
    };
    await importContent(database, content);
    expect(await exportContent(database)).toEqual(content);
    const again = await importContent(database, content);
    for (const kind of CONTENT_KINDS) {
      expect(again[kind]).toMatchObject({ added: [], changed: [], removed: [] });
      expect(again[kind]?.unchanged).toHaveLength(content[kind].length);
    }
  });

  test("reports added, changed, unchanged and removed entries; remaining ones keep their id, unchanged ones their time", async () => {
    await importContent(database, { restaurants: [full, SECOND, FOURTH] });
    const rows = () => database.orm.select().from(contentEntries).orderBy(contentEntries.position);
    const before = await rows();
    const restaurants = [full, { ...SECOND, phone: "" }, THIRD];
    const done = await importContent(database, { restaurants });
    expect(done.restaurants).toEqual({
      added: [THIRD.slug],
      changed: [SECOND.slug],
      unchanged: [full.slug],
      removed: [FOURTH.slug],
    });
    expect(await exportContent(database)).toEqual({ ...NO_CONTENT, restaurants });
    const after = await rows();
    expect(after[0]).toEqual(before[0]);
    expect(after[1]?.id).toBe(before[1]?.id);
    expect(after[1]?.updatedAt.getTime()).toBeGreaterThan(before[1]?.updatedAt.getTime() ?? NaN);
  });

  test("a failed import changes nothing, not even the revision", async () => {
    const { revision } = await importContent(database, { restaurants: [FIRST] });
    const twice = importContent(database, { restaurants: [SECOND, THIRD, SECOND] });
    await expect(twice).rejects.toThrow();
    expect(await exportContent(database)).toEqual({ ...NO_CONTENT, restaurants: [FIRST] });
    expect(await database.contentRevision()).toBe(revision);
  });

  test("a listener receives each revision once, from its own process and another", async () => {
    const listener = vi.fn<(revision: string) => void>();
    await database.onContentChange(listener);
    await importContent(database, { restaurants: [FIRST] });
    await expect.poll(() => listener.mock.calls).toEqual([["1"]]);

    const other = await connectAgain();
    await importContent(other, { restaurants: [SECOND] });
    await expect.poll(() => listener.mock.calls).toEqual([["1"], ["2"]]);
    await other.close();
  });

  test("two concurrent imports end with one of them whole", async () => {
    const other = await connectAgain();
    const one = { restaurants: [FIRST, SECOND] };
    const two = { restaurants: [THIRD, SECOND, full] };
    await Promise.all([importContent(database, one), importContent(other, two)]);
    await other.close();
    const { restaurants } = await exportContent(database);
    expect([one, two]).toContainEqual({ restaurants });
    expect(await database.contentRevision()).toBe("2");
  });
});
