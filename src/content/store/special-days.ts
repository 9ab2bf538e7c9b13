import { isDeepStrictEqual } from "node:util";
import { and, asc, eq, gt, gte, lte, sql } from "drizzle-orm";
import { MOST } from "#content/schemas/content-maxima.ts";
import type { SpecialDays } from "#content/schemas/opening-hours.ts";
import { type DaysChange, daysWithin, withDays } from "#content/schemas/special-days.ts";
import type { Orm } from "#database/database.ts";
import { bumpContentRevision, lockContent } from "#database/content-revision.ts";
import { auditLog } from "#database/schema/audit-log.ts";
import { soldOut, specialDays } from "#database/schema/special-days.ts";

/** A day is over when it is so in every zone. */
const IS_AHEAD = gte(specialDays.to, sql`current_date - 1`);

/** The special days of all restaurants, by slug and in order; with `isAll` those that are over, too. */
export async function readSpecialDays(
  orm: Orm,
  { isAll = false }: { readonly isAll?: boolean } = {},
): Promise<ReadonlyMap<string, readonly SpecialDays[]>> {
  const { restaurant, from } = specialDays;
  const rows = await orm
    .select()
    .from(specialDays)
    .where(isAll ? undefined : IS_AHEAD)
    .orderBy(asc(restaurant), asc(from));
  const lists = Map.groupBy(rows, (row) => row.restaurant);
  return new Map(Array.from(lists, ([slug, days]) => [slug, days.map(toDays)]));
}

/** A column of JSON does not keep the order of languages. */
function toDays({
  restaurant: _restaurant,
  notice,
  ...row
}: typeof specialDays.$inferSelect): SpecialDays {
  return { ...row, notice: notice && { pt: notice.pt, en: notice.en, es: notice.es } };
}

/**
 * Saves what holds on days, at once and for all processes; false, and nothing is saved, where those that stand are not
 * those that were seen, or there are too many.
 */
export function saveSpecialDays(
  orm: Orm,
  changes: readonly DaysChange[],
  actor: string,
): Promise<boolean> {
  return orm.transaction(async (transaction) => {
    // A lock keeps others from saving between the read and the write.
    await lockContent(transaction);
    const standing = new Map(await readSpecialDays(transaction, { isAll: true }));
    for (const { restaurant, seen, ...replaced } of changes) {
      const all = standing.get(restaurant) ?? [];
      const { from, to } = replaced;
      if (!isDeepStrictEqual(daysWithin(all, from, to), seen)) return false;
      const next = withDays(all, replaced);
      if (next.length > MOST.specialDays) return false;
      standing.set(restaurant, next);
    }
    for (const restaurant of new Set(changes.map((change) => change.restaurant))) {
      await writeSpecialDays(transaction, restaurant, standing.get(restaurant) ?? []);
    }
    const lines = changes.map(({ restaurant, from, to, days: [day] }) => ({
      actor,
      action: day === undefined ? "days.removed" : "days.saved",
      details: { restaurant, from, to, spans: day?.spans, reason: day?.reason },
    }));
    await transaction.insert(auditLog).values(lines);
    await bumpContentRevision(transaction);
    return true;
  });
}

export async function writeSpecialDays(
  transaction: Orm,
  restaurant: string,
  days: readonly SpecialDays[],
): Promise<void> {
  await transaction.delete(specialDays).where(eq(specialDays.restaurant, restaurant));
  if (days.length === 0) return;
  await transaction.insert(specialDays).values(days.map((day) => ({ restaurant, ...day })));
}

/** The dishes that are sold out now, with until when: by restaurant and name. */
export async function readSoldOut(
  orm: Orm,
  restaurant?: string,
): Promise<ReadonlyMap<string, ReadonlyMap<string, Date>>> {
  const rows = await orm
    .select()
    .from(soldOut)
    .where(
      and(
        gt(soldOut.until, sql`now()`),
        restaurant === undefined ? undefined : eq(soldOut.restaurant, restaurant),
      ),
    );
  const lists = Map.groupBy(rows, (row) => row.restaurant);
  return new Map(
    Array.from(lists, ([slug, items]) => [
      slug,
      new Map(items.map(({ item, until }) => [item, until])),
    ]),
  );
}

/** Saves until when a dish is sold out, or that it is not where `until` is undefined. Marks that are over go. */
export function saveSoldOut(
  orm: Orm,
  dish: { readonly restaurant: string; readonly item: string; readonly until: Date | undefined },
  actor: string,
): Promise<void> {
  const { restaurant, item, until } = dish;
  return orm.transaction(async (transaction) => {
    await bumpContentRevision(transaction);
    await transaction.delete(soldOut).where(lte(soldOut.until, sql`now()`));
    await transaction
      .delete(soldOut)
      .where(and(eq(soldOut.restaurant, restaurant), eq(soldOut.item, item)));
    if (until !== undefined) await transaction.insert(soldOut).values({ restaurant, item, until });
    const action = until === undefined ? "dish.available" : "dish.sold-out";
    await transaction.insert(auditLog).values({ actor, action, details: { restaurant, item } });
  });
}
