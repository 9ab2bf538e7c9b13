import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The daily synthetic lead: one row, or none while off. */
export const canary = pgTable("canary", {
  name: text("name").primaryKey(),
  sentAt: instant("sent_at").notNull(),
  arrivedAt: instant("arrived_at"),
});
