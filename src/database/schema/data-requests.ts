import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Changes that the group must make elsewhere: at the platform and in mailboxes. */
export interface OwnDataChange {
  readonly deleted?: number;
  readonly platformIds?: readonly string[];
  /** Number of leads that the platform may have without a known id. */
  readonly perhapsAtPlatform?: number;
  readonly name?: string;
}

/**
 * Mails about personal data: the `link` that a guest requested, or a change that the group must
 * repeat elsewhere. Rows do not reveal whether the e-mail is known.
 */
export const dataRequests = pgTable(
  "data_requests",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    kind: text("kind").$type<"link" | "erased" | "unsubscribed" | "renamed">().notNull(),
    email: text("email").notNull(),
    language: text("language").$type<"pt" | "en" | "es">().notNull(),
    change: jsonb("change").$type<OwnDataChange>().notNull().default({}),
    /** Hash of a sent link's token, so that the database alone opens nothing. */
    tokenHash: text("token_hash").unique(),
    expiresAt: instant("expires_at"),
    uses: integer("uses").notNull().default(0),
    /** Due time of the next attempt; null when sent. */
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
