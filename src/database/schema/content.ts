import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  check,
  index,
  jsonb,
  pgTable,
  smallint,
  timestamp,
  text,
} from "drizzle-orm/pg-core";
import type { ContentKind } from "#content/kinds/all-kinds.ts";

/** One row that counts changes of the content; rendered pages are cached per revision. */
export const contentRevision = pgTable(
  "content_revision",
  {
    id: smallint("id").primaryKey().default(1),
    revision: bigint("revision", { mode: "bigint" }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check("content_revision_single_row", sql`${table.id} = 1`)],
);

/** Kinds of content that have been filled once, by built-in or imported content. */
export const seededContent = pgTable("seeded_content", {
  kind: text("kind").$type<ContentKind>().primaryKey(),
  seededAt: timestamp("seeded_at", { withTimezone: true }).notNull().defaultNow(),
});

/**
 * A version's source: an import's files, the desk, or "earlier" for content that predates versions
 * or was written without them.
 */
export type VersionSource = "files" | "desk" | "earlier";

/**
 * Every published version of each entry, for undo. Content of the installation has none until it
 * changes.
 */
export const contentVersions = pgTable(
  "content_versions",
  {
    id: bigserial("id", { mode: "bigint" }).primaryKey(),
    /** The first revision with this version. */
    revision: bigint("revision", { mode: "bigint" }).notNull(),
    kind: text("kind").$type<ContentKind>().notNull(),
    /** Empty for the order of the kind's list. */
    slug: text("slug").notNull(),
    source: text("source").$type<VersionSource>().notNull(),
    /** An account's id or a tool's name; empty for earlier content. */
    actor: text("actor").notNull(),
    /** In the format of the content files, or `{ order: slugs }`; null when deleted. */
    content: jsonb("content").$type<object>(),
    restoredFrom: bigint("restored_from", { mode: "bigint" }),
    at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("content_versions_piece").on(table.kind, table.slug, table.id),
    index("content_versions_revision").on(table.revision),
  ],
);
