import { integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { SettingsContent } from "#content/kinds/settings.ts";

type Texts = NonNullable<SettingsContent["metaTitle"]>;

/**
 * The site settings that the staff published at the desk (rule 10.22): one row, or none while the operator's
 * file alone decides. Null is as in that file.
 */
export const settings = pgTable("settings", {
  id: uuid("id").primaryKey().defaultRandom(),
  slug: text("slug").$type<SettingsContent["slug"]>().notNull().unique(),
  position: integer("position").notNull(),
  phone: text("phone"),
  email: text("email"),
  instagram: text("instagram"),
  facebook: text("facebook"),
  youtube: text("youtube"),
  linkedin: text("linkedin"),
  tiktok: text("tiktok"),
  metaTitle: jsonb("meta_title").$type<Texts>(),
  metaDescription: jsonb("meta_description").$type<Texts>(),
  openGraphTitle: jsonb("open_graph_title").$type<Texts>(),
  openGraphDescription: jsonb("open_graph_description").$type<Texts>(),
  delivery: jsonb("delivery").$type<SettingsContent["delivery"]>().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});
