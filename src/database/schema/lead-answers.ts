import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Currency } from "#language/currencies.ts";
import { leads } from "./leads.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** An event offer. Amounts are in hundredths of the currency. */
export interface Quote {
  /** ISO date. */
  readonly date: string;
  /** `20:30`, or empty. */
  readonly begins: string;
  readonly ends: string;
  readonly guests: number;
  /** Names from the restaurant's page. */
  readonly rooms: readonly string[];
  readonly currency: Currency;
  readonly lines: readonly {
    readonly what: string;
    readonly quantity: number;
    readonly unitPrice: number;
  }[];
  readonly conditions: string;
  /** ISO date, or empty. */
  readonly validUntil: string;
}

/** Delivery states of a mail to a guest, like a lead's. */
export const ANSWER_STATES = ["waiting", "sent", "parked", "unknown"] as const;

/** Staff's mails to guests; deleted with the lead. */
export const leadAnswers = pgTable(
  "lead_answers",
  {
    /** Chosen by the desk's page: a second click is the same answer. */
    id: uuid("id").primaryKey(),
    leadId: uuid("lead_id")
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    /** An account's id. */
    actor: text("actor").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    /** Sent as a PDF and a calendar file. */
    quote: jsonb("quote").$type<Quote>(),
    state: text("state").$type<(typeof ANSWER_STATES)[number]>().notNull().default("waiting"),
    /** Reason of the state; empty while all is well. */
    reason: text("reason").notNull().default(""),
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: instant("next_attempt_at").notNull().defaultNow(),
    /** Set before the mail server gets it: if still set later, the outcome is unknown. */
    sendingSince: instant("sending_since"),
    sentAt: instant("sent_at"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("lead_answers_lead").on(table.leadId, table.createdAt),
    index("lead_answers_waiting")
      .on(table.nextAttemptAt)
      .where(sql`${table.state} = 'waiting' and ${table.sendingSince} is null`),
    index("lead_answers_sending")
      .on(table.sendingSince)
      .where(sql`${table.sendingSince} is not null`),
    check(
      "lead_answers_state_known",
      sql`${table.state} in ('waiting', 'sent', 'parked', 'unknown')`,
    ),
  ],
);
