import { sql } from "drizzle-orm";
import {
  boolean,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { ContentKind } from "#content/kinds/all-kinds.ts";
import type { AnyPiece } from "#content/kinds/kind.ts";

/**
 * Every published entry of any kind (decision 0051); lists order a kind by `position`, from 0. The
 * last columns repeat content that queries filter by, which would be slow inside the JSON.
 */
export const contentEntries = pgTable(
  "content_entries",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    kind: text("kind").$type<ContentKind>().notNull(),
    slug: text("slug").notNull(),
    position: integer("position").notNull(),
    /** In the schema of its kind (src/content/kinds), with its slug. */
    content: jsonb("content").$type<AnyPiece>().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
    /** False for withdrawn and unpublished entries. */
    isShown: boolean("is_shown")
      .notNull()
      .generatedAlwaysAs(
        sql`content -> 'isActive' is distinct from 'false' and content -> 'isPublished' is distinct from 'false'`,
      ),
    /** For news; in one format, so that texts sort by time. */
    publishedAt: text("published_at").generatedAlwaysAs(sql`content ->> 'publishedAt'`),
    restaurant: text("restaurant").generatedAlwaysAs(sql`content ->> 'restaurant'`),
  },
  (table) => [unique("content_entries_piece").on(table.kind, table.slug)],
);
