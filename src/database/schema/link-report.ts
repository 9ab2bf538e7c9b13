import { sql } from "drizzle-orm";
import { check, integer, jsonb, pgTable, smallint, timestamp } from "drizzle-orm/pg-core";
import type { ContentKind } from "#content/kinds/all-kinds.ts";

/** A link to another site that leads nowhere, and who has it. */
export interface DeadLink {
  /** A restaurant's slug, or "site". */
  readonly owner: string;
  readonly kind: string;
  /** Whose editor has the field; missing in reports of older versions. */
  readonly editor?: ContentKind;
  /** Null in reports of older versions for links of the site settings. */
  readonly field: string | null;
  readonly url: string;
  /** The status or the reason. */
  readonly detail: string;
}

/** The last check of the links to other sites: one row. */
export const linkReport = pgTable(
  "link_report",
  {
    id: smallint("id").primaryKey().default(1),
    /** Since when the desk checks them; null while it does not. */
    runningSince: timestamp("running_since", { withTimezone: true }),
    checkedAt: timestamp("checked_at", { withTimezone: true }),
    asked: integer("asked").notNull().default(0),
    deadCount: integer("dead_count").notNull().default(0),
    /** At most 200 of them. */
    dead: jsonb("dead").$type<readonly DeadLink[]>().notNull().default([]),
  },
  (table) => [check("link_report_single_row", sql`${table.id} = 1`)],
);
