import { pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { ContentKind } from "#content/kinds/all-kinds.ts";

/** Accounts with an entry open at the desk; each editor reports every 15 seconds. */
export const contentEditors = pgTable(
  "content_editors",
  {
    kind: text("kind").$type<ContentKind>().notNull(),
    slug: text("slug").notNull(),
    account: text("account").notNull(),
    seenAt: timestamp("seen_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.slug, table.account] })],
);
