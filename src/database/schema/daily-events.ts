import { sql } from "drizzle-orm";
import { bigint, date, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** Days begin and end where the group is at home, not in the middle of its dinner. */
export const TODAY = sql`(clock_timestamp() at time zone 'America/Sao_Paulo')::date`;

/** How often visitors did something on a day; nothing about who they were is kept. */
export const dailyEvents = pgTable(
  "daily_events",
  {
    /** By the clock of São Paulo, where the group is at home. */
    day: date("day").notNull(),
    event: text("event").notNull(),
    /** The restaurant's slug; empty where the event concerns none. */
    restaurant: text("restaurant").notNull(),
    language: text("language").notNull(),
    count: bigint("count", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.event, table.restaurant, table.language] })],
);
