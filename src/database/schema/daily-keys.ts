import { date, pgTable, text } from "drizzle-orm/pg-core";

/**
 * The secret of the day with which visitors' IPs are named in the counters of posts. It goes
 * with its day: then nobody can tell any more which IP a name stood for.
 */
export const dailyKeys = pgTable("daily_keys", {
  day: date("day").primaryKey(),
  key: text("key").notNull(),
});
