import { desc } from "drizzle-orm";
import { expect, test } from "vitest";
import { FIRST, FOURTH, SECOND, THIRD } from "#tests/builders/four-restaurants.ts";
import { describeOnBothEnginesByNight } from "#tests/test-database.ts";
import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import { exportContent, importContent, undoContent } from "./publish-content.ts";
import { publishPiece, readPiece } from "./publish-piece.ts";
import { auditLog } from "#database/schema/audit-log.ts";
import { contentEntries } from "#database/schema/content-entries.ts";

describeOnBothEnginesByNight("publishing one piece", (database) => {
  const rows = () => database.orm.select().from(contentEntries).orderBy(contentEntries.position);
  const stored = async () => (await exportContent(database)).restaurants;
  async function publish(slug: string, content: RestaurantContent | undefined) {
    const piece = { kind: "restaurants", slug } as const;
    const { fingerprint: basedOn } = await readPiece(database.orm, piece);
    const by = { source: "desk", action: "publish", actor: "account-1" } as const;
    await database.orm.transaction((transaction) =>
      publishPiece(transaction, { piece, content, basedOn, by, check: async () => {} }),
    );
  }

  test("writes its row alone, and increments the revision once", async () => {
    await importContent(database, { restaurants: [FIRST, SECOND, THIRD] });
    const before = await rows();
    await publish(SECOND.slug, { ...SECOND, phone: "" });
    const after = await rows();
    expect([after[0], after[2]]).toEqual([before[0], before[2]]);
    expect(after[1]).toMatchObject({ id: before[1]?.id, content: { phone: "" } });
    expect(after[1]?.updatedAt.getTime()).toBeGreaterThan(before[1]?.updatedAt.getTime() ?? NaN);
    expect(await database.contentRevision()).toBe("2");
    const lines = await database.orm.select().from(auditLog).orderBy(desc(auditLog.id));
    expect(lines[0]?.details).toEqual({
      revision: "2",
      restaurants: { added: [], changed: [SECOND.slug], removed: [] },
    });
    // An equal entry is not published.
    await publish(SECOND.slug, { ...SECOND, phone: "" });
    expect(await database.contentRevision()).toBe("2");
  });

  test("a removed entry closes its gap, a new one follows the last, and undo reverts both", async () => {
    await importContent(database, { restaurants: [FIRST, SECOND, THIRD] });
    const before = await rows();
    await publish(SECOND.slug, undefined);
    expect(await rows()).toEqual([before[0], { ...before[2], position: 1 }]);
    await publish(FOURTH.slug, FOURTH);
    expect(await stored()).toEqual([FIRST, THIRD, FOURTH]);
    expect((await rows()).map(({ position }) => position)).toEqual([0, 1, 2]);
    await undoContent(database, {});
    expect(await stored()).toEqual([FIRST, THIRD]);
    await undoContent(database, { to: 1n });
    expect(await stored()).toEqual([FIRST, SECOND, THIRD]);
  });
});
