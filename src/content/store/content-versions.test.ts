import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { expect, test } from "vitest";
import { FIRST, SECOND, THIRD } from "#tests/builders/four-restaurants.ts";
import { describeOnBothEnginesByNight } from "#tests/test-database.ts";
import { EXPERIENCES, NEWS, RESTAURANTS } from "#content/built-in/built-in-content.server.ts";
import type { RestaurantContent } from "#content/kinds/restaurant.ts";
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
import { auditLog } from "#database/schema/audit-log.ts";
import { contentVersions } from "#database/schema/content.ts";
import { prepareDatabase } from "./seed.ts";

const renamed = (restaurant: RestaurantContent, name: string) => ({ ...restaurant, name });
const pieceOf = ({ slug }: { readonly slug: string }) => ({ kind: "restaurants", slug }) as const;

describeOnBothEnginesByNight("versions of content", (database) => {
  const publish = (content: Partial<Content>, options?: { readonly isOverDesk?: boolean }) =>
    importContent(database, content, options);
  const publishAtDesk = (...restaurants: readonly RestaurantContent[]) => {
    const by = { source: "desk", action: "publish", actor: "account-1" } as const;
    return database.orm.transaction((transaction) =>
      publishContent(transaction, { restaurants }, { by }),
    );
  };
  const undo = (what: Parameters<typeof undoContent>[1] = {}) => undoContent(database, what);
  const stored = async () => (await exportContent(database)).restaurants;
  const versionsOf = (piece: Parameters<typeof listVersions>[1]["piece"]) =>
    listVersions(database.orm, { piece, limit: 9 });

  test("a new site has no versions, nor does an unchanged import", async () => {
    await prepareDatabase(database);
    await publish({ experiences: EXPERIENCES });
    expect(await database.orm.$count(contentVersions)).toBe(0);
    await expect(undo()).rejects.toThrow(NothingToUndoError);
  });

  // Rule 4.15.
  test("an undo reverts the newest publication, and another undo reverts the undo", async () => {
    await prepareDatabase(database);
    const before = await exportContent(database);
    const changed = [renamed(FIRST, "Renamed"), ...RESTAURANTS.slice(2)];
    await publish({ restaurants: changed, news: [] });
    await undo();
    expect(await exportContent(database)).toEqual(before);
    await undo();
    expect(await exportContent(database)).toEqual({
      ...before,
      restaurants: changed,
      news: [],
    });
  });

  test("undoes one entry alone", async () => {
    await publish({ restaurants: [FIRST, SECOND] });
    const one = renamed(FIRST, "One");
    const two = renamed(SECOND, "Two");
    await publish({ restaurants: [one, two] });
    await publish({ restaurants: [one, two, THIRD] });
    await undo({ piece: pieceOf(FIRST) });
    expect(await stored()).toEqual([FIRST, two, THIRD]);
    // An entry added by its newest version is removed.
    await undo({ piece: pieceOf(THIRD) });
    expect(await stored()).toEqual([FIRST, two]);
    await expect(undo({ piece: pieceOf({ slug: "nobody" }) })).rejects.toThrow(NothingToUndoError);
  });

  test("an undo that waits for another publication keeps its changes", async () => {
    await publish({ restaurants: [FIRST, SECOND] });
    await publish({ restaurants: [renamed(FIRST, "One"), SECOND] });
    const { promise: undone, resolve } = Promise.withResolvers<unknown>();
    const two = renamed(SECOND, "Two");
    await database.orm.transaction(async (transaction) => {
      const by = { source: "files", action: "import", actor: "somebody" } as const;
      await publishContent(transaction, { restaurants: [renamed(FIRST, "One"), two] }, { by });
      void undo({ piece: pieceOf(FIRST) }).then(resolve, resolve);
      // Leaves time to read what this publication is about to change.
      await sleep(200);
    });
    await undone;
    expect(await stored()).toEqual([FIRST, two]);
  });

  test("restores content and order of any revision", async () => {
    const restaurant = fc
      .constantFrom(...RESTAURANTS.slice(0, 4))
      .chain((one) => fc.constantFrom(one, renamed(one, "A"), renamed(one, "B")));
    const list = fc.uniqueArray(restaurant, { selector: ({ slug }) => slug, minLength: 1 });
    const steps = fc.array(list, { minLength: 2, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(steps, fc.nat(), async (lists, choice) => {
        const history: { revision: bigint; stored: unknown }[] = [];
        for (const given of lists) {
          const { revision } = await publish({ restaurants: given });
          history.push({ revision: BigInt(revision), stored: given });
        }
        const to = history[choice % history.length];
        await undo(to === undefined ? {} : { to: to.revision });
        expect(await stored()).toEqual(to?.stored);
      }),
      { numRuns: 10 },
    );
  });

  // Rule 4.15.
  test("an import lists what the desk published, and changes nothing without consent", async () => {
    const files = { restaurants: [FIRST, SECOND], news: NEWS.slice(0, 2) };
    await publish(files);
    await publishAtDesk(renamed(FIRST, "Ours"), SECOND, THIRD);
    const before = await exportContent(database);
    const refused = await publish(files).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(DeskContentError);
    expect((refused as DeskContentError).pieces).toEqual([
      pieceOf(FIRST),
      pieceOf(THIRD),
      pieceOf({ slug: "" }),
    ]);
    expect(await exportContent(database)).toEqual(before);

    // Content that the desk did not touch, or that is equal, is imported.
    await publish({ ...before, news: [] });
    await publish(files, { isOverDesk: true });
    expect(await stored()).toEqual([FIRST, SECOND]);
    // After the consent, the files own these entries again.
    await publish({ restaurants: [SECOND, FIRST] });
  });

  test("protects desk content that an undo restored", async () => {
    await publish({ restaurants: [FIRST] });
    await publishAtDesk(renamed(FIRST, "Ours"));
    await publish({ restaurants: [FIRST] }, { isOverDesk: true });
    await undo();
    expect(await stored()).toEqual([renamed(FIRST, "Ours")]);
    const again = publish({ restaurants: [FIRST] });
    await expect(again).rejects.toThrow(DeskContentError);
  });

  // Rule 10.59.
  test("fills fields younger than a version, also after an undo, without another version", async () => {
    const { awards: _awards, figures: _figures, isClosed: _isClosed, ...older } = FIRST;
    await publish({ restaurants: [older as RestaurantContent] });
    expect(await stored()).toEqual([FIRST]);
    await publishAtDesk({ ...FIRST, awards: null });
    expect(await stored()).toEqual([{ ...FIRST, awards: null }]);
    const versions = await versionsOf(pieceOf(FIRST));
    expect(versions.map(({ source }) => source)).toEqual(["desk", "files"]);
    await undo({ piece: pieceOf(FIRST) });
    expect(await stored()).toEqual([FIRST]);
  });

  test("logs every publication in the audit log", async () => {
    await publish({ restaurants: [FIRST] });
    await publishAtDesk(renamed(FIRST, "Ours"));
    await undo();
    const rows = await database.orm.select().from(auditLog).orderBy(auditLog.id);
    expect(rows.map(({ actor, action }) => [actor, action])).toEqual([
      ["npm run content", "content.import"],
      ["account-1", "content.publish"],
      ["npm run content", "content.undo"],
    ]);
    expect(rows[1]?.details).toEqual({
      revision: "2",
      restaurants: { added: [], changed: [FIRST.slug], removed: [] },
    });
  });
});
