import { asc, eq, getTableColumns, sql } from "drizzle-orm";
import type { PgColumn, PgInsertValue, PgTable, PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Orm } from "./connect.server.ts";
import { replaceRows, type ReplacedRows } from "./replace-rows.ts";

type OwnColumns = "id" | "position" | "createdAt" | "updatedAt";

/** A table of content: what the files hold, and the columns that only the database knows. */
type ContentTable = PgTable & Record<OwnColumns | "slug", PgColumn>;

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
): Promise<Item<Table>[]> {
  const { position: _, ...columns } = givenColumns(table);
  const rows = await orm
    .select(columns)
    .from<PgTable>(table)
    .orderBy(asc(table.position), asc(table.slug));
  return rows as Item<Table>[];
}

/** Makes the stored rows equal to the given ones; ids of those that stay are kept. */
export async function replaceTable<Table extends ContentTable>(
  transaction: Orm,
  table: Table,
  given: readonly Item<Table>[],
): Promise<ReplacedRows> {
  type Row = Item<Table> & { slug: string; position: number };
  const stored = await transaction.select(givenColumns(table)).from<PgTable>(table);
  return replaceRows<Row>(
    {
      stored: stored as Row[],
      given: given.map((item, position) => ({ ...item, position }) as Row),
    },
    {
      insert: (row) => transaction.insert(table).values(row as PgInsertValue<Table>),
      update: (row) =>
        transaction
          .update(table)
          .set({ ...row, updatedAt: sql`now()` } as PgUpdateSetSource<Table>)
          .where(eq(table.slug, row.slug)),
      remove: (slug) => transaction.delete(table).where(eq(table.slug, slug)),
    },
  );
}
