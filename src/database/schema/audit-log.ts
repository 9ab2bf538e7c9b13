import { bigserial, index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/**
 * Who did what to the content, the leads and the accounts. Names and ids only, nothing that a visitor
 * wrote. Rows are added and never changed, and stay for two years: a trigger refuses anything else
 * (migration "audit-retention").
 */
export const auditLog = pgTable(
  "audit_log",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
    /** An account's id, or the name of a tool. */
    actor: text("actor").notNull(),
    /** "content.import", "content.undo", … */
    action: text("action").notNull(),
    details: jsonb("details").$type<object>().notNull(),
  },
  (table) => [index("audit_log_at").on(table.at)],
);
