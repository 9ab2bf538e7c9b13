import { bigserial, index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/**
 * Actions on content, leads and accounts, with names and ids only, no visitor's text. Append-only
 * for two years, which a trigger enforces (migration "audit-retention").
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
