import { sql } from "drizzle-orm";
import { check, date, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { SpecialDays } from "#content/schemas/opening-hours.ts";

/**
 * Days on which a restaurant's hours differ from its week, without overlaps. They count as soon as they are saved: no
 * draft, version or plan has them (decision 0095).
 */
export const specialDays = pgTable(
  "special_days",
  {
    restaurant: text("restaurant").notNull(),
    /** Both days are included, by the restaurant's clock. */
    from: date("first_day").notNull(),
    to: date("last_day").notNull(),
    /** Empty where it is closed. */
    spans: jsonb("spans").$type<SpecialDays["spans"]>().notNull(),
    reason: text("reason").$type<SpecialDays["reason"]>(),
    notice: jsonb("notice").$type<SpecialDays["notice"]>(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant, table.from] }),
    check("special_days_order", sql`${table.from} <= ${table.to}`),
  ],
);

/** Dishes that are sold out, by their names: in every menu of the restaurant. */
export const soldOut = pgTable(
  "sold_out",
  {
    restaurant: text("restaurant").notNull(),
    item: text("item").notNull(),
    until: timestamp("until", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurant, table.item] })],
);
