import { boolean, date, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { MenuContent } from "#content/kinds/menu.ts";

/** The menus of which dishes are known (rule 4.13), one row for each kind of each restaurant. */
export const menus = pgTable("menus", {
  id: uuid("id").primaryKey().defaultRandom(),
  slug: text("slug").notNull().unique(),
  position: integer("position").notNull(),
  restaurant: text("restaurant").notNull(),
  kind: text("kind").$type<MenuContent["kind"]>().notNull(),
  language: text("language").notNull(),
  isComplete: boolean("is_complete").notNull(),
  validFrom: date("valid_from", { mode: "string" }),
  validThrough: date("valid_through", { mode: "string" }),
  service: jsonb("service").$type<MenuContent["service"]>().notNull(),
  note: jsonb("note").$type<NonNullable<MenuContent["note"]>>(),
  sections: jsonb("sections").$type<MenuContent["sections"]>().notNull(),
  isActive: boolean("is_active").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});
