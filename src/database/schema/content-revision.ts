import { sql } from "drizzle-orm";
import { bigint, check, pgTable, smallint, timestamp } from "drizzle-orm/pg-core";

/** One row that counts the changes of the content; rendered pages are kept per revision. */
export const contentRevision = pgTable(
  "content_revision",
  {
    id: smallint("id").primaryKey().default(1),
    revision: bigint("revision", { mode: "bigint" }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check("content_revision_single_row", sql`${table.id} = 1`)],
);
