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
 * Every published piece of content, whatever its kind (decision 0051); lists show those of a kind by
 * `position`, which counts from 0. The last columns say again what queries look for: finding a piece by what
 * it says would unpack all of them.
 */
export const contentEntries = pgTable(
  "content_entries",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    kind: text("kind").$type<ContentKind>().notNull(),
    slug: text("slug").notNull(),
    position: integer("position").notNull(),
    /** In the shape of its kind (src/content/kinds), with its slug. */
    content: jsonb("content").$type<AnyPiece>().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
    /** Neither withdrawn nor unpublished. */
    isShown: boolean("is_shown")
      .notNull()
      .generatedAlwaysAs(
        sql`content -> 'isActive' is distinct from 'false' and content -> 'isPublished' is distinct from 'false'`,
      ),
    /** Of news; written in one form, so that texts sort as their moments do. */
    publishedAt: text("published_at").generatedAlwaysAs(sql`content ->> 'publishedAt'`),
    /** Whose menu it is. */
    restaurant: text("restaurant").generatedAlwaysAs(sql`content ->> 'restaurant'`),
  },
  (table) => [unique("content_entries_piece").on(table.kind, table.slug)],
);
