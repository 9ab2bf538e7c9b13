import { integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { FaqContent } from "#content/kinds/faq.ts";

/** The frequently asked questions (rule 10.21), one row for the page that shows them. */
export const faq = pgTable("faq", {
  id: uuid("id").primaryKey().defaultRandom(),
  slug: text("slug").$type<FaqContent["slug"]>().notNull().unique(),
  position: integer("position").notNull(),
  questions: jsonb("questions").$type<FaqContent["questions"]>().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});
