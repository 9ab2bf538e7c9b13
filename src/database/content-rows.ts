import { isDeepStrictEqual } from "node:util";
import { asc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgInsertValue, PgTable, PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Orm } from "./connect.server.ts";
import { asStored, replaceRows, type ReplacedRows } from "./replace-rows.ts";

type OwnColumns = "id" | "position" | "createdAt" | "updatedAt";

/** A table of content: what the files hold, and the columns that only the database knows. */
type ContentTable = PgTable & Record<OwnColumns | "slug", PgColumn>;

/** A piece of content of any kind, as the files hold it. */
export interface StoredItem {
  readonly slug: string;
}

/**
 * What a replacement did to one piece: how it was and how it is now, undefined where it was not there.
 * The order of the list is a piece with an empty slug.
 */
export interface ContentChange {
  readonly slug: string;
  readonly before: object | undefined;
  readonly after: object | undefined;
}

/** A row of such a table in the shape of the content files. */
type Item<Table extends ContentTable> = Omit<Table["$inferSelect"], OwnColumns>;

const OWN_COLUMNS: readonly string[] = ["id", "createdAt", "updatedAt"];

/** The columns that the files decide, `position` by the place in the list. */
function givenColumns(table: ContentTable): Record<string, PgColumn> {
  const columns: Record<string, PgColumn> = getTableColumns<PgTable>(table);
  return Object.fromEntries(
    Object.entries(columns).filter(([name]) => !OWN_COLUMNS.includes(name)),
  );
}

/** The stored rows in the shape of the content files and in the order of the lists. */
export async function readRows<Table extends ContentTable>(
  orm: Orm,
  table: Table,
  where?: SQL,
): Promise<Item<Table>[]> {
  const { position: _, ...columns } = givenColumns(table);
  const rows = await orm
    .select(columns)
    .from<PgTable>(table)
    .where(where)
    .orderBy(asc(table.position), asc(table.slug));
  return rows as Item<Table>[];
}

/**
 * Makes the stored rows equal to the given ones; ids of those that stay are kept. `rows` names all,
 * those too that only moved in the list; `changes` has what they were and are.
 */
export async function replaceTable(
  transaction: Orm,
  table: ContentTable,
  given: readonly StoredItem[],
): Promise<{ readonly rows: ReplacedRows; readonly changes: readonly ContentChange[] }> {
  type Row = StoredItem & { readonly position: number };
  const stored = (await transaction
    .select(givenColumns(table))
    .from<PgTable>(table)
    .orderBy(asc(table.position), asc(table.slug))) as unknown as Row[];
  const changes: ContentChange[] = [];
  function note(before: Row | undefined, after: Row | undefined): void {
    const slug = (after ?? before)?.slug ?? "";
    const change = { slug, before: before && itemOf(before), after: after && itemOf(after) };
    if (!isDeepStrictEqual(change.before, change.after)) changes.push(change);
  }
  const rows = await replaceRows<Row>(
    { stored, given: given.map((item, position) => ({ ...item, position })) },
    {
      insert: (row) => {
        note(undefined, row);
        return transaction.insert(table).values(row as PgInsertValue<ContentTable>);
      },
      update: (row, current) => {
        note(current, row);
        return transaction
          .update(table)
          .set({ ...row, updatedAt: sql`now()` } as PgUpdateSetSource<ContentTable>)
          .where(eq(table.slug, row.slug));
      },
      remove: (row) => {
        note(row, undefined);
        return transaction.delete(table).where(eq(table.slug, row.slug));
      },
    },
  );
  const before = { order: stored.map(({ slug }) => slug) };
  const after = { order: given.map(({ slug }) => slug) };
  const isMoved = stored.length > 0 && !isDeepStrictEqual(before, after);
  return { rows, changes: isMoved ? [...changes, { slug: "", before, after }] : changes };
}

function itemOf(row: { readonly position: number }): object {
  return asStored({ ...row, position: undefined });
}
