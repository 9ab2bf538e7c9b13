import { isDeepStrictEqual } from "node:util";

/** What an import did, by slug. */
export interface ReplacedRows {
  readonly added: string[];
  readonly changed: string[];
  readonly unchanged: string[];
  readonly removed: string[];
}

interface Named {
  readonly slug: string;
}

/**
 * Makes the stored rows equal to the given ones, matched by slug. Only rows that differ are
 * written, so that their time of change stays true; rows that are no longer given are removed.
 */
export async function replaceRows<Row extends Named>(
  rows: { readonly stored: readonly Row[]; readonly given: readonly Row[] },
  write: {
    insert(row: Row): Promise<unknown>;
    update(row: Row, current: Row): Promise<unknown>;
    remove(current: Row): Promise<unknown>;
  },
): Promise<ReplacedRows> {
  const stored = new Map(rows.stored.map((row) => [row.slug, row]));
  const done: ReplacedRows = { added: [], changed: [], unchanged: [], removed: [] };
  for (const row of rows.given) {
    const current = stored.get(row.slug);
    stored.delete(row.slug);
    if (current === undefined) {
      await write.insert(row);
      done.added.push(row.slug);
    } else if (isDeepStrictEqual(current, asStored(row))) {
      done.unchanged.push(row.slug);
    } else {
      await write.update(row, current);
      done.changed.push(row.slug);
    }
  }
  for (const current of stored.values()) {
    await write.remove(current);
    done.removed.push(current.slug);
  }
  return done;
}

/** A value as a JSON column gives it back: without what is undefined. */
export function asStored(value: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(value)) as Record<string, unknown>;
}
