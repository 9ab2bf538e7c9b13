import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { ExperienceContent } from "#content/kinds/experience.ts";

/** The experiences (rule 4.5); lists show them by `position`. What is unknown is empty or 0. */
export const experiences = pgTable("experiences", {
  id: uuid("id").primaryKey().defaultRandom(),
  slug: text("slug").notNull().unique(),
  position: integer("position").notNull(),
  title: jsonb("title").$type<ExperienceContent["title"]>().notNull(),
  description: jsonb("description").$type<ExperienceContent["description"]>().notNull(),
  image: text("image").notNull(),
  duration: jsonb("duration").$type<ExperienceContent["duration"]>().notNull(),
  maxPeople: integer("max_people").notNull(),
  price: jsonb("price").$type<ExperienceContent["price"]>().notNull(),
  countries: jsonb("countries").$type<ExperienceContent["countries"]>().notNull(),
  restaurants: jsonb("restaurants").$type<ExperienceContent["restaurants"]>().notNull(),
  icon: text("icon").$type<ExperienceContent["icon"]>().notNull(),
  isActive: boolean("is_active").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});
