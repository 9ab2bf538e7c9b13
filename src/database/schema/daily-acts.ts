import { bigint, date, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** How often visitors did something on a day; nothing about who they were is kept. */
export const dailyActs = pgTable(
  "daily_acts",
  {
    /** By the clock of São Paulo, where the group is at home. */
    day: date("day").notNull(),
    act: text("act").notNull(),
    /** The restaurant's slug; empty where the act concerns none. */
    house: text("house").notNull(),
    language: text("language").notNull(),
    count: bigint("count", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.act, table.house, table.language] })],
);
