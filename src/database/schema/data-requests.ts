import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What must be done where the site itself cannot: at the platform and in mailboxes. */
export interface OwnDataChange {
  /** Leads that were deleted here. */
  readonly deleted?: number;
  /** The platform's ids of this person. */
  readonly platformIds?: readonly string[];
  /** Leads that the platform may have without an id. */
  readonly perhapsAtPlatform?: number;
  /** The name that is right from now on. */
  readonly name?: string;
}

/**
 * Mails about a person's own data, each row its own job: the `link` that a guest asked for, and, for the group,
 * what the guest changed by it. No row says whether the e-mail is known.
 */
export const dataRequests = pgTable(
  "data_requests",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    kind: text("kind").$type<"link" | "erased" | "unsubscribed" | "renamed">().notNull(),
    email: text("email").notNull(),
    language: text("language").$type<"pt" | "en" | "es">().notNull(),
    change: jsonb("change").$type<OwnDataChange>().notNull().default({}),
    /** Of a link that was sent: the database alone does not open it. */
    tokenHash: text("token_hash").unique(),
    expiresAt: instant("expires_at"),
    /** How often the link was opened. */
    uses: integer("uses").notNull().default(0),
    /** When the mail is to be tried next; null where it has left. */
    nextAttemptAt: instant("next_attempt_at").defaultNow(),
    attempts: integer("attempts").notNull().default(0),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("data_requests_due")
      .on(table.nextAttemptAt)
      .where(sql`${table.nextAttemptAt} is not null`),
    index("data_requests_email").on(sql`lower(${table.email})`),
    check(
      "data_requests_kind_known",
      sql`${table.kind} in ('link', 'erased', 'unsubscribed', 'renamed')`,
    ),
  ],
);
