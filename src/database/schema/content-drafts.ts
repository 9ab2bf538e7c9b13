import { index, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { ContentKind } from "../content.ts";

/** What somebody is writing at the desk and has not published: one row for each piece of content. */
export const contentDrafts = pgTable(
  "content_drafts",
  {
    kind: text("kind").$type<ContentKind>().notNull(),
    slug: text("slug").notNull(),
    /** In the shape of the content files, but perhaps unfinished: checked when it is published. */
    content: jsonb("content").$type<object>().notNull(),
    /** The fingerprint of the published piece that it was begun from; empty where there was none. */
    basedOn: text("based_on").notNull(),
    /** The account that last saved it or set its time. */
    author: text("author").notNull(),
    savedAt: timestamp("saved_at", { withTimezone: true }).notNull(),
    /** When it is to be published by itself; null where somebody is still writing. */
    publishAt: timestamp("publish_at", { withTimezone: true }),
    /** Why it could not be published at its time. */
    problem: text("problem")
      .$type<"" | "invalid" | "conflict" | "not-allowed">()
      .notNull()
      .default(""),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.slug] }),
    index("content_drafts_plan").on(table.publishAt),
  ],
);
