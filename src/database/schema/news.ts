import {
  boolean,
  customType,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import type { ArticleContent } from "#content/kinds/article.ts";

/** A moment as the content files write it: UTC to the second, "2024-06-28T12:00:00Z". */
const instant = customType<{ data: string; driverData: string }>({
  dataType: () => "timestamp (0) with time zone",
  fromDriver: (value) => new Date(value).toISOString().replace(".000Z", "Z"),
});

/** The articles (rule 4.6); of two of the same date the one with the higher position is newer. */
export const news = pgTable("news", {
  id: uuid("id").primaryKey().defaultRandom(),
  slug: text("slug").notNull().unique(),
  position: integer("position").notNull(),
  title: jsonb("title").$type<ArticleContent["title"]>().notNull(),
  excerpt: jsonb("excerpt").$type<ArticleContent["excerpt"]>().notNull(),
  content: jsonb("content").$type<ArticleContent["content"]>().notNull(),
  image: text("image").notNull(),
  author: text("author").notNull(),
  category: text("category").$type<ArticleContent["category"]>().notNull(),
  tags: jsonb("tags").$type<ArticleContent["tags"]>().notNull(),
  isPublished: boolean("is_published").notNull(),
  publishedAt: instant("published_at"),
  isActive: boolean("is_active").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});
