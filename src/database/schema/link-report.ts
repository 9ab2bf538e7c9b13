import { sql } from "drizzle-orm";
import { check, integer, jsonb, pgTable, smallint, timestamp } from "drizzle-orm/pg-core";
import type { ContentKind } from "#content/kinds/all-kinds.ts";

/** A dead link to another site, and its owner. */
export interface DeadLink {
  /** A restaurant's slug, or "site". */
  readonly owner: string;
  readonly kind: string;
  /** Kind whose editor has the field; missing in older reports. */
  readonly editor?: ContentKind;
  /** Null in older reports for links of the site settings. */
  readonly field: string | null;
  readonly url: string;
  readonly detail: string;
}

/** The last check of external links: one row. */
export const linkReport = pgTable(
  "link_report",
  {
    id: smallint("id").primaryKey().default(1),
    /** Start of the desk's check under way, else null. */
    runningSince: timestamp("running_since", { withTimezone: true }),
    checkedAt: timestamp("checked_at", { withTimezone: true }),
    asked: integer("asked").notNull().default(0),
    deadCount: integer("dead_count").notNull().default(0),
    /** At most 200. */
    dead: jsonb("dead").$type<readonly DeadLink[]>().notNull().default([]),
  },
  (table) => [check("link_report_single_row", sql`${table.id} = 1`)],
);
