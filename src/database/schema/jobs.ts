import { sql } from "drizzle-orm";
import {
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { leads } from "./leads.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * `waiting`: due or scheduled; `parked`: refused; `unknown`: may have had its effect; `cancelled`:
 * not wanted any more.
 */
export const JOB_STATES = ["waiting", "done", "parked", "unknown", "cancelled"] as const;

/** Work outside of requests, once or recurring. */
export const jobs = pgTable(
  "jobs",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    kind: text("kind").notNull(),
    /** The subject: a second job with the same kind and key is the same job. */
    key: text("key").notNull(),
    leadId: uuid("lead_id").references(() => leads.id, { onDelete: "cascade" }),
    payload: jsonb("payload").$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    state: text("state").$type<(typeof JOB_STATES)[number]>().notNull().default("waiting"),
    /** Reason of the state; empty while all is well. */
    reason: text("reason").notNull().default(""),
    /** Number of attempts; an outcome applies only to its own attempt. */
    attempts: integer("attempts").notNull().default(0),
    runAt: instant("run_at").notNull().defaultNow(),
    /** Start of the attempt under way; if old, its process has died. */
    lockedAt: instant("locked_at"),
    createdAt: instant("created_at").notNull().defaultNow(),
    changedAt: instant("changed_at").notNull().defaultNow(),
  },
  (table) => [
    unique("jobs_kind_key").on(table.kind, table.key),
    index("jobs_due")
      .on(table.kind, table.runAt)
      .where(sql`${table.state} = 'waiting' and ${table.lockedAt} is null`),
    index("jobs_ahead")
      .on(table.kind, table.changedAt)
      .where(sql`${table.state} = 'waiting' and ${table.lockedAt} is null`),
    index("jobs_locked")
      .on(table.lockedAt)
      .where(sql`${table.lockedAt} is not null`),
    index("jobs_open")
      .on(table.kind, table.state)
      .where(sql`${table.state} <> 'done' and ${table.state} <> 'cancelled'`),
    index("jobs_lead").on(table.leadId),
    check(
      "jobs_state_known",
      sql`${table.state} in ('waiting', 'done', 'parked', 'unknown', 'cancelled')`,
    ),
  ],
);
