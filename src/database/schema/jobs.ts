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
 * `waiting` is done without a person's help; `parked` was refused and `unknown` may or may not have had its effect;
 * `cancelled` is not wanted any more.
 */
export const JOB_STATES = ["waiting", "done", "parked", "unknown", "cancelled"] as const;

/** All that is to be done outside of a request, once or again and again. */
export const jobs = pgTable(
  "jobs",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    kind: text("kind").notNull(),
    /** What it is about: a second job of the same kind and key is the same job. */
    key: text("key").notNull(),
    /** It goes with this lead. */
    leadId: uuid("lead_id").references(() => leads.id, { onDelete: "cascade" }),
    payload: jsonb("payload").$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    state: text("state").$type<(typeof JOB_STATES)[number]>().notNull().default("waiting"),
    /** Why it stands where it stands; empty while all is well. */
    reason: text("reason").notNull().default(""),
    /** All attempts: an outcome counts for its own alone. */
    attempts: integer("attempts").notNull().default(0),
    runAt: instant("run_at").notNull().defaultNow(),
    /** When the attempt began that is under way; found later, its process has died. */
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
