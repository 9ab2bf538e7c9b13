import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, smallint, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import type { ContentKind } from "#content/kinds/all-kinds.ts";

/** Accounts by the path of a part of a draft, such as `address.en`; the last writer stands last. */
export type DraftWriters = Readonly<Record<string, readonly string[]>>;

/**
 * What the staff have written at the desk and not published: of each piece of content at most one draft,
 * and at most one plan beside it, which has a time to be published at (decision 0046).
 */
export const contentDrafts = pgTable(
  "content_drafts",
  {
    kind: text("kind").$type<ContentKind>().notNull(),
    slug: text("slug").notNull(),
    /** In the shape of the content files, but perhaps unfinished: checked when it is published or planned. */
    content: jsonb("content").$type<object>().notNull(),
    /** The fingerprint of the published piece that it was begun from; empty where there was none. */
    basedOn: text("based_on").notNull(),
    /** That piece itself; null where there was none, and in rows that are older than this column. */
    base: jsonb("base").$type<object>(),
    /** The account that last saved it or set its time. */
    author: text("author").notNull(),
    /** Writers of each part that differs from what is published; other parts are the author's. */
    writers: jsonb("writers").$type<DraftWriters>().notNull().default({}),
    savedAt: timestamp("saved_at", { withTimezone: true }).notNull(),
    /** When it is published by itself: it is a plan; null for a draft. */
    publishAt: timestamp("publish_at", { withTimezone: true }),
    /** Why it could not be published at its time. */
    problem: text("problem")
      .$type<"" | "invalid" | "conflict" | "not-allowed" | "interrupted">()
      .notNull()
      .default(""),
    /** How often a process has begun to publish the plan without coming to an end of it. */
    attempts: smallint("attempts").notNull().default(0),
    /** When the last of them began. */
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
