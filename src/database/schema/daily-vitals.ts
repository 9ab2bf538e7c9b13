import { bigint, date, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";

/**
 * Daily histograms of page speed in visitors' browsers (`src/database/vitals.ts`), without single
 * visits. Columns have few values, so a day has some thousand rows at most.
 */
export const dailyVitals = pgTable(
  "daily_vitals",
  {
    /** São Paulo's day. */
    day: date("day").notNull(),
    vital: text("vital").notNull(),
    /** Screen of the visit's first page. */
    screen: text("screen").notNull(),
    device: text("device").notNull(),
    /** ISO 3166-1 of one of the group's countries, or empty. */
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
