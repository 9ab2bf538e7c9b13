import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { describeOnBothEnginesByNight } from "#tests/test-database.ts";
import { EXPERIENCES } from "#content/experiences/all-experiences.ts";
import { MENUS } from "#content/menus/all-menus.ts";
import { NEWS } from "#content/news/all-news.ts";
import { RESTAURANTS } from "#content/restaurants/all-restaurants.ts";
import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import type { Database } from "./connect.server.ts";
import type { Content } from "#content/kinds/all-kinds.ts";
import { listVersions } from "./content-versions.ts";
import {
  DeskContentError,
  exportContent,
  importContent,
  NothingToUndoError,
  publishContent,
  undoContent,
} from "./publish-content.ts";
import { auditLog } from "./schema/audit-log.ts";
import { contentVersions } from "./schema/content.ts";
import { contentEntries } from "./schema/content-entries.ts";
import { prepareDatabase } from "./seed.ts";

const [first, second, third] = RESTAURANTS as readonly [
  RestaurantContent,
  RestaurantContent,
  RestaurantContent,
];
const renamed = (restaurant: RestaurantContent, name: string) => ({ ...restaurant, name });

function publishAtDesk(database: Database, content: Partial<Content>) {
  const by = { source: "desk", action: "publish", actor: "account-1" } as const;
  return database.orm.transaction((transaction) => publishContent(transaction, content, { by }));
}

async function storedRestaurants(database: Database) {
  return (await exportContent(database)).restaurants;
}

describeOnBothEnginesByNight("versions of content", (getDatabase) => {
  test("a new site has none, and what changes nothing leaves none: its content is the one of the files", async () => {
    await prepareDatabase(getDatabase());
    await importContent(getDatabase(), { experiences: EXPERIENCES });
    expect(await getDatabase().orm.$count(contentVersions)).toBe(0);
    await expect(undoContent(getDatabase(), {})).rejects.toThrow(NothingToUndoError);
  });

  // Rule 4.15.
  test("an undo takes the newest publication back, and another undo takes that back", async () => {
    await prepareDatabase(getDatabase());
    const before = await exportContent(getDatabase());
    const changed = [renamed(first, "Renamed"), ...RESTAURANTS.slice(2)];
    await importContent(getDatabase(), { restaurants: changed, news: [] });
    await undoContent(getDatabase(), {});
    expect(await exportContent(getDatabase())).toEqual(before);
    await undoContent(getDatabase(), {});
    expect(await exportContent(getDatabase())).toEqual({
      ...before,
      restaurants: changed,
      news: [],
    });
  });

  test("one piece is undone alone", async () => {
    await importContent(getDatabase(), { restaurants: [first, second] });
    const one = renamed(first, "One");
    const two = renamed(second, "Two");
    await importContent(getDatabase(), { restaurants: [one, two] });
    await importContent(getDatabase(), { restaurants: [one, two, third] });
    await undoContent(getDatabase(), { piece: { kind: "restaurants", slug: first.slug } });
    expect(await storedRestaurants(getDatabase())).toEqual([first, two, third]);
    // What came with its newest version goes with it.
    await undoContent(getDatabase(), { piece: { kind: "restaurants", slug: third.slug } });
    expect(await storedRestaurants(getDatabase())).toEqual([first, two]);
    await expect(
      undoContent(getDatabase(), { piece: { kind: "restaurants", slug: "nobody" } }),
    ).rejects.toThrow(NothingToUndoError);
  });

  test("an undo that waits for another publication keeps what that one published", async () => {
    await importContent(getDatabase(), { restaurants: [first, second] });
    await importContent(getDatabase(), { restaurants: [renamed(first, "One"), second] });
    const { promise: undone, resolve } = Promise.withResolvers<unknown>();
    const two = renamed(second, "Two");
    await getDatabase().orm.transaction(async (transaction) => {
      const by = { source: "files", action: "import", actor: "somebody" } as const;
      await publishContent(transaction, { restaurants: [renamed(first, "One"), two] }, { by });
      const piece = { kind: "restaurants", slug: first.slug } as const;
      void undoContent(getDatabase(), { piece }).then(resolve, resolve);
      // Time to read what this publication is about to change.
      await sleep(200);
    });
    await undone;
    expect(await storedRestaurants(getDatabase())).toEqual([first, two]);
  });

  test("content that was changed past the versions can be brought back too", async () => {
    await importContent(getDatabase(), { restaurants: [first] });
    const byHand = sql`${contentEntries.content} || '{"phone": "by hand"}'`;
    await getDatabase().orm.update(contentEntries).set({ content: byHand });
    await importContent(getDatabase(), { restaurants: [renamed(first, "Renamed")] });
    await undoContent(getDatabase(), {});
    expect(await storedRestaurants(getDatabase())).toEqual([{ ...first, phone: "by hand" }]);
  });

  test("any revision can be brought back: content and order", async () => {
    const restaurant = fc
      .constantFrom(...RESTAURANTS.slice(0, 4))
      .chain((one) => fc.constantFrom(one, renamed(one, "A"), renamed(one, "B")));
    const list = fc.uniqueArray(restaurant, { selector: ({ slug }) => slug, minLength: 1 });
    const steps = fc.array(list, { minLength: 2, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(steps, fc.nat(), async (lists, choice) => {
        const history: { revision: bigint; stored: unknown }[] = [];
        for (const given of lists) {
          const { revision } = await importContent(getDatabase(), { restaurants: given });
          history.push({ revision: BigInt(revision), stored: given });
        }
        const to = history[choice % history.length];
        await undoContent(getDatabase(), to === undefined ? {} : { to: to.revision });
        expect(await storedRestaurants(getDatabase())).toEqual(to?.stored);
      }),
      { numRuns: 10 },
    );
  });

  // Rule 4.15.
  test("an import names what the desk published, and changes nothing until it is told to", async () => {
    const files = { restaurants: [first, second], news: NEWS.slice(0, 2) };
    await importContent(getDatabase(), files);
    await publishAtDesk(getDatabase(), { restaurants: [renamed(first, "Ours"), second, third] });
    const before = await exportContent(getDatabase());
    const refused = await importContent(getDatabase(), files).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(DeskContentError);
    expect((refused as DeskContentError).pieces).toEqual([
      { kind: "restaurants", slug: first.slug },
      { kind: "restaurants", slug: third.slug },
      { kind: "restaurants", slug: "" },
    ]);
    expect(await exportContent(getDatabase())).toEqual(before);

    // What the desk did not touch, or what says the same, goes through.
    await importContent(getDatabase(), { ...before, news: [] });
    await importContent(getDatabase(), files, { isOverDesk: true });
    expect(await storedRestaurants(getDatabase())).toEqual([first, second]);
    // The files decided: they need not be told again.
    await importContent(getDatabase(), { restaurants: [second, first] });
  });

  test("what an undo brings back from the desk is protected as before", async () => {
    await importContent(getDatabase(), { restaurants: [first] });
    await publishAtDesk(getDatabase(), { restaurants: [renamed(first, "Ours")] });
    await importContent(getDatabase(), { restaurants: [first] }, { isOverDesk: true });
    await undoContent(getDatabase(), {});
    expect(await storedRestaurants(getDatabase())).toEqual([renamed(first, "Ours")]);
    const again = importContent(getDatabase(), { restaurants: [first] });
    await expect(again).rejects.toThrow(DeskContentError);
  });

  test("each version says whence it came, by whom, and what it brought back", async () => {
    await prepareDatabase(getDatabase());
    const [one, ...others] = MENUS;
    await importContent(getDatabase(), { menus: others });
    await undoContent(getDatabase(), {});
    const piece = { kind: "menus", slug: one?.slug ?? "" } as const;
    const versions = await listVersions(getDatabase().orm, { piece, limit: 10 });
    expect(
      versions.map(({ source, isDeleted, revision }) => [source, isDeleted, revision]),
    ).toEqual([
      ["files", false, 3n],
      ["files", true, 2n],
      ["earlier", false, 1n],
    ]);
    expect(versions[0]?.restoredFrom).toBe(versions[2]?.id);
  });

  // Rule 10.59.
  test("a version that is older than a field is not recorded once more", async () => {
    const { awards: _awards, isClosed: _isClosed, ...older } = first;
    await importContent(getDatabase(), { restaurants: [older as RestaurantContent] });
    await publishAtDesk(getDatabase(), { restaurants: [renamed(first, "Renamed")] });
    const piece = { kind: "restaurants", slug: first.slug } as const;
    const versions = await listVersions(getDatabase().orm, { piece, limit: 9 });
    expect(versions.map(({ source }) => source)).not.toContain("earlier");
    expect(versions).toHaveLength(2);
    await undoContent(getDatabase(), { piece });
    expect(await storedRestaurants(getDatabase())).toEqual([first]);
  });

  test("every publication is in the audit log, which nobody can change", async () => {
    const { orm } = getDatabase();
    await importContent(getDatabase(), { restaurants: [first] });
    await publishAtDesk(getDatabase(), { restaurants: [renamed(first, "Ours")] });
    await undoContent(getDatabase(), {});
    const rows = await orm.select().from(auditLog).orderBy(auditLog.id);
    expect(rows.map(({ actor, action }) => [actor, action])).toEqual([
      ["npm run content", "content.import"],
      ["account-1", "content.publish"],
      ["npm run content", "content.undo"],
    ]);
    expect(rows[1]?.details).toEqual({
      revision: "2",
      restaurants: { added: [], changed: [first.slug], removed: [] },
    });
    const refusal = { cause: { message: "The audit log is added to and never changed" } };
    await expect(orm.update(auditLog).set({ actor: "nobody" })).rejects.toMatchObject(refusal);
    await expect(orm.execute(sql`delete from audit_log`)).rejects.toMatchObject(refusal);
    expect(await orm.$count(auditLog)).toBe(3);
  });
});
