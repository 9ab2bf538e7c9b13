import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { RestaurantContent } from "#content/kinds/restaurant.ts";

/** The restaurants (rule 4.3); lists show them by `position`. What is unknown is empty, never null. */
export const restaurants = pgTable("restaurants", {
  id: uuid("id").primaryKey().defaultRandom(),
  slug: text("slug").notNull().unique(),
  position: integer("position").notNull(),
  name: text("name").notNull(),
  city: text("city").notNull(),
  citySlug: text("city_slug").notNull(),
  country: text("country").$type<RestaurantContent["country"]>().notNull(),
  address: jsonb("address").$type<RestaurantContent["address"]>().notNull(),
  phone: text("phone").notNull(),
  email: text("email").notNull(),
  coordinates: jsonb("coordinates").$type<RestaurantContent["coordinates"]>().notNull(),
  hours: jsonb("hours").$type<RestaurantContent["hours"]>().notNull(),
  /** Null where unknown; then the words of `hours` stand alone. */
  openingHours: jsonb("opening_hours").$type<NonNullable<RestaurantContent["openingHours"]>>(),
  description: jsonb("description").$type<RestaurantContent["description"]>().notNull(),
  heroImage: text("hero_image").notNull(),
  images: jsonb("images").$type<RestaurantContent["images"]>().notNull(),
  menus: jsonb("menus").$type<NonNullable<RestaurantContent["menus"]>>(),
  getin: jsonb("getin").$type<RestaurantContent["getin"]>().notNull(),
  features: jsonb("features").$type<RestaurantContent["features"]>().notNull(),
  rooms: jsonb("rooms").$type<RestaurantContent["rooms"]>().notNull(),
  mediaKitUrl: text("media_kit_url").notNull(),
  isActive: boolean("is_active").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});
