import { desc } from "drizzle-orm";
import { expect, test } from "vitest";
import { RESTAURANTS } from "#content/restaurants/all-restaurants.ts";
import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import { describeOnBothEnginesByNight } from "#tests/test-database.ts";
import { exportContent, importContent, undoContent } from "./publish-content.ts";
import { publishPiece, readPiece } from "./publish-piece.ts";
import { auditLog } from "./schema/audit-log.ts";
import { contentEntries } from "./schema/content-entries.ts";

const [first, second, third, fourth] = RESTAURANTS as readonly [
  RestaurantContent,
  RestaurantContent,
  RestaurantContent,
  RestaurantContent,
];

describeOnBothEnginesByNight("publishing one piece", (getDatabase) => {
  const rows = () =>
    getDatabase().orm.select().from(contentEntries).orderBy(contentEntries.position);
  const stored = async () => (await exportContent(getDatabase())).restaurants;
  async function publish(slug: string, content: RestaurantContent | undefined) {
    const piece = { kind: "restaurants", slug } as const;
    const { fingerprint: basedOn } = await readPiece(getDatabase().orm, piece);
    const by = { source: "desk", action: "publish", actor: "account-1" } as const;
    await getDatabase().orm.transaction((transaction) =>
      publishPiece(transaction, { piece, content, basedOn, by, check: async () => {} }),
    );
  }
  async function lastLine() {
    const { orm } = getDatabase();
    const [line] = await orm.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    return line?.details;
  }

  test("writes its row alone, and counts one revision", async () => {
    await importContent(getDatabase(), { restaurants: [first, second, third] });
    const before = await rows();
    await publish(second.slug, { ...second, phone: "" });
    const after = await rows();
    expect([after[0], after[2]]).toEqual([before[0], before[2]]);
    expect(after[1]).toMatchObject({ id: before[1]?.id, content: { phone: "" } });
    expect(after[1]?.updatedAt.getTime()).toBeGreaterThan(before[1]?.updatedAt.getTime() ?? NaN);
    expect(await getDatabase().contentRevision()).toBe("2");
    expect(await lastLine()).toEqual({
      revision: "2",
      restaurants: { added: [], changed: [second.slug], removed: [] },
    });
    // Nothing is published of what says the same.
    await publish(second.slug, { ...second, phone: "" });
    expect(await getDatabase().contentRevision()).toBe("2");
  });

  test("one that goes closes its gap, one that is new follows the last, and both are undone", async () => {
    await importContent(getDatabase(), { restaurants: [first, second, third] });
    const before = await rows();
    await publish(second.slug, undefined);
    expect(await rows()).toEqual([before[0], { ...before[2], position: 1 }]);
    await publish(fourth.slug, fourth);
    expect(await stored()).toEqual([first, third, fourth]);
    expect((await rows()).map(({ position }) => position)).toEqual([0, 1, 2]);
    await undoContent(getDatabase(), {});
    expect(await stored()).toEqual([first, third]);
    await undoContent(getDatabase(), { to: 1n });
    expect(await stored()).toEqual([first, second, third]);
  });
});
