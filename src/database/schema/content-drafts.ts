import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, smallint, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import type { ContentKind } from "#content/kinds/all-kinds.ts";

/** Accounts by the path of a draft's part, such as `address.en`; the last writer comes last. */
export type DraftWriters = Readonly<Record<string, readonly string[]>>;

/**
 * Unpublished content of the desk: per entry at most one draft and one scheduled version (decision
 * 0046).
 */
export const contentDrafts = pgTable(
  "content_drafts",
  {
    kind: text("kind").$type<ContentKind>().notNull(),
    slug: text("slug").notNull(),
    /** In the format of the content files, but not validated before publication or scheduling. */
    content: jsonb("content").$type<object>().notNull(),
    /** Fingerprint of the published entry that it is based on; empty if none. */
    basedOn: text("based_on").notNull(),
    /** That entry; null if none, and in rows older than this column. */
    base: jsonb("base").$type<object>(),
    /** The account that last saved or scheduled it. */
    author: text("author").notNull(),
    /** Writers of each part that differs from the published entry; other parts are the author's. */
    writers: jsonb("writers").$type<DraftWriters>().notNull().default({}),
    savedAt: timestamp("saved_at", { withTimezone: true }).notNull(),
    /** Publication time of a scheduled version; null for a draft. */
    publishAt: timestamp("publish_at", { withTimezone: true }),
    /** Why the publication failed at its time. */
    problem: text("problem")
      .$type<"" | "invalid" | "conflict" | "not-allowed" | "interrupted">()
      .notNull()
      .default(""),
    /** Attempts to publish that did not finish. */
    attempts: smallint("attempts").notNull().default(0),
    /** When the last attempt began. */
    attemptedAt: timestamp("attempted_at", { withTimezone: true }),
  },
  (table) => [
    uniqueIndex("content_drafts_one_draft")
      .on(table.kind, table.slug)
      .where(sql`${table.publishAt} is null`),
    uniqueIndex("content_drafts_one_plan")
      .on(table.kind, table.slug)
      .where(sql`${table.publishAt} is not null`),
    index("content_drafts_plan").on(table.publishAt),
  ],
);
