import { sql } from "drizzle-orm";
import { bigint, date, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** Uses São Paulo's days, so that a day does not end during its dinner. */
export const TODAY = sql`(clock_timestamp() at time zone 'America/Sao_Paulo')::date`;

/** Daily counts of visitors' actions, without personal data. */
export const dailyEvents = pgTable(
  "daily_events",
  {
    /** São Paulo's day. */
    day: date("day").notNull(),
    event: text("event").notNull(),
    /** The restaurant's slug, or empty. */
    restaurant: text("restaurant").notNull(),
    language: text("language").notNull(),
    count: bigint("count", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.event, table.restaurant, table.language] })],
);
