import { pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { ContentKind } from "../content.ts";

/** The kinds of content that were filled once, by the built-in content or by somebody's own. */
export const seededContent = pgTable("seeded_content", {
  kind: text("kind").$type<ContentKind>().primaryKey(),
  seededAt: timestamp("seeded_at", { withTimezone: true }).notNull().defaultNow(),
});
