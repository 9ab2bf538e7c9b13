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

/**
 * Where a version came from: the files of an import, the desk, or "earlier": it was there before
 * anybody recorded versions, or somebody wrote it past them.
 */
export type VersionSource = "files" | "desk" | "earlier";

/**
 * Every version of each piece of content that was ever published, so that it can be undone. What was
 * there when the site was installed has none until it changes.
 */
export const contentVersions = pgTable(
  "content_versions",
  {
    id: bigserial("id", { mode: "bigint" }).primaryKey(),
    /** The revision from which on it stood. */
    revision: bigint("revision", { mode: "bigint" }).notNull(),
    kind: text("kind").$type<ContentKind>().notNull(),
    /** Empty for the order of the kind's list. */
    slug: text("slug").notNull(),
    source: text("source").$type<VersionSource>().notNull(),
    /** An account's id, or the name of a tool; empty for what was there before. */
    actor: text("actor").notNull(),
    /** In the shape of the content files, or `{ order: slugs }`; null where it was deleted. */
    content: jsonb("content").$type<object>(),
    /** The older version that an undo brought back. */
    restoredFrom: bigint("restored_from", { mode: "bigint" }),
    at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("content_versions_piece").on(table.kind, table.slug, table.id),
    index("content_versions_revision").on(table.revision),
  ],
);
