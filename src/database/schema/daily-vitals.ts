import { bigint, date, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";

/**
 * How fast pages were where visitors are: how many visits of a day lie in each bucket (`src/database/vitals.ts`). Nothing about a single
 * visit is kept. What its columns may hold is a short list each, so a day has some thousand rows at most.
 */
export const dailyVitals = pgTable(
  "daily_vitals",
  {
    /** By the clock of São Paulo, where the group is at home. */
    day: date("day").notNull(),
    vital: text("vital").notNull(),
    /** The kind of page that the visit began with. */
    screen: text("screen").notNull(),
    device: text("device").notNull(),
    /** ISO 3166-1 of a country of the group; empty: another one, or unknown. */
    country: text("country").notNull(),
    bucket: smallint("bucket").notNull(),
    count: bigint("count", { mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.day, table.vital, table.screen, table.device, table.country, table.bucket],
    }),
  ],
);
