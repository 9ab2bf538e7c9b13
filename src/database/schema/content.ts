import { sql } from "drizzle-orm";
import { bigint, check, pgTable, smallint, timestamp, text } from "drizzle-orm/pg-core";
import type { ContentKind } from "../content.ts";

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

/** The kinds of content that were filled once, by the built-in content or by somebody's own. */
export const seededContent = pgTable("seeded_content", {
  kind: text("kind").$type<ContentKind>().primaryKey(),
  seededAt: timestamp("seeded_at", { withTimezone: true }).notNull().defaultNow(),
});
