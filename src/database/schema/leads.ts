import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { deskAccounts } from "./desk.ts";
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
  date,
} from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The five campaign parameters (rule 6.7); one that was not there is an empty text. */
export interface Campaign {
  readonly source: string;
  readonly medium: string;
  readonly campaign: string;
  readonly content: string;
  readonly term: string;
}

/** The three forms whose posts become leads (rule 6.1). */
export const LEAD_FORMS = ["contact_form", "event_form", "newsletter_form"] as const;

/**
 * Where a lead stands: `waiting` will be sent without anybody's help; `delivered` is at the
 * platform; `parked` was refused and `unknown` may or may not have arrived, both wait for a person;
 * `quarantined` is suspected spam and is never sent; `unconfirmed` is a newsletter sign-up whose link
 * nobody has confirmed yet (rules 6.10, 6.11, 6.14 and 6.16).
 */
export const LEAD_STATES = [
  "waiting",
  "delivered",
  "parked",
  "unknown",
  "quarantined",
  "unconfirmed",
] as const;

/** Whether a guest has been answered, and by whom it is being done: beside where the delivery stands. */
export const LEAD_HANDLINGS = ["new", "taken", "answered", "closed"] as const;
/** How a closed lead ended. Those that were there before leads were handled have none. */
export const LEAD_OUTCOMES = ["won", "lost", "no-reply", "spam"] as const;
/** What people do to a lead, as its log has it. */
export const LEAD_ACTIONS = [
  "take",
  "assign",
  "release",
  "answer",
  "close",
  "reopen",
  "note",
] as const;

/** What a subscriber has agreed to. */
export interface Consent {
  readonly text: string;
  readonly version: string;
  /** When, by the link of a mail; null until then, missing where no link is asked for. */
  readonly confirmedAt?: string | null;
}

/** A guest waits for the first answer. */
export function isUnanswered(table: {
  readonly handling: SQLWrapper;
  readonly form: SQLWrapper;
  readonly state: SQLWrapper;
}): SQL {
  return sql`${table.handling} in ('new', 'taken') and ${table.form} <> 'newsletter_form' and ${table.state} <> 'quarantined'`;
}

/** Every post of a form that was acknowledged, and where its delivery stands. */
export const leads = pgTable(
  "leads",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    form: text("form").$type<(typeof LEAD_FORMS)[number]>().notNull(),
    /** Chosen by the visitor's form: a second post of the same one is the same lead. */
    submissionId: uuid("submission_id").unique(),
    /** Hash of form, e-mail and message: the same within ten minutes is the same lead. */
    fingerprint: text("fingerprint").notNull(),
    language: text("language").$type<"pt" | "en" | "es">().notNull(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    subject: text("subject").notNull(),
    restaurant: text("restaurant").notNull(),
    message: text("message").notNull(),
    eventType: text("event_type").notNull(),
    guestCount: integer("guest_count"),
    budget: text("budget").notNull(),
    preferredDate: text("preferred_date").notNull(),
    campaign: jsonb("campaign").$type<Campaign>().notNull(),
    /** The newsletter's consent, and its proof; null for other forms. */
    consent: jsonb("consent").$type<Consent>(),
    score: integer("score").notNull(),
    state: text("state").$type<(typeof LEAD_STATES)[number]>().notNull(),
    /** Why it stands where it stands, in the catalogue's words; empty while all is well. */
    reason: text("reason").notNull().default(""),
    /** `lead_id` or `id` of the platform's response. */
    platformId: text("platform_id"),
    /** An unconfirmed lead is deleted after it. */
    nextAttemptAt: instant("next_attempt_at").notNull().defaultNow(),
    handling: text("handling").$type<(typeof LEAD_HANDLINGS)[number]>().notNull().default("new"),
    outcome: text("outcome").$type<(typeof LEAD_OUTCOMES)[number]>(),
    /** The account that sees to it; null again where that account is removed. */
    ownerId: text("owner_id").references(() => deskAccounts.id, { onDelete: "set null" }),
    /** When the guest had the first answer. */
    answeredAt: instant("answered_at"),
    /** The synthetic lead of the day: it counts nowhere. */
    isCanary: boolean("is_canary").notNull().default(false),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index("leads_fingerprint").on(table.fingerprint, table.createdAt),
    index("leads_state").on(table.state, table.nextAttemptAt),
    index("leads_email").on(sql`lower(${table.email})`),
    index("leads_created").on(table.createdAt, table.id),
    index("leads_restaurant").on(table.restaurant, table.createdAt, table.id),
    index("leads_waiting")
      .on(table.createdAt)
      .where(sql`${table.state} = 'waiting'`),
    index("leads_waiting_reason")
      .on(table.reason)
      .where(sql`${table.state} = 'waiting'`),
    index("leads_unanswered").on(table.createdAt, table.id).where(isUnanswered(table)),
    index("leads_unanswered_restaurant")
      .on(table.restaurant, table.createdAt, table.id)
      .where(isUnanswered(table)),
    index("leads_owner")
      .on(table.ownerId, table.createdAt, table.id)
      .where(sql`${table.ownerId} is not null`),
    check(
      "leads_state_known",
      sql`${table.state} in ('waiting', 'delivered', 'parked', 'unknown', 'quarantined', 'unconfirmed')`,
    ),
    check("leads_handling_known", sql`${table.handling} in ('new', 'taken', 'answered', 'closed')`),
    check(
      "leads_outcome_known",
      sql`${table.outcome} is null or (${table.handling} = 'closed' and ${table.outcome} in ('won', 'lost', 'no-reply', 'spam'))`,
    ),
  ],
);

/** Every change of a lead's state with its time; it goes when the lead is erased. */
export const leadTransitions = pgTable(
  "lead_transitions",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    leadId: uuid("lead_id")
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    state: text("state").$type<(typeof LEAD_STATES)[number]>().notNull(),
    reason: text("reason").notNull().default(""),
    /** The failure message of the lead's form (rule 6.12), where its delivery failed; else empty. */
    failure: text("failure").notNull().default(""),
    at: instant("at").notNull().defaultNow(),
  },
  (table) => [index("lead_transitions_lead").on(table.leadId, table.at)],
);

/** What people did to a lead, and what they noted, in order; it goes when the lead is erased. */
export const leadActions = pgTable(
  "lead_actions",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    leadId: uuid("lead_id")
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    /** An account's id: of a removed one, too. */
    actor: text("actor").notNull(),
    action: text("action").$type<(typeof LEAD_ACTIONS)[number]>().notNull(),
    /** The account that it was given to, the way of an answer, or the outcome; else empty. */
    detail: text("detail").notNull().default(""),
    /** What somebody typed. */
    note: text("note").notNull().default(""),
    at: instant("at").notNull().defaultNow(),
  },
  (table) => [index("lead_actions_lead").on(table.leadId, table.id)],
);

/**
 * How many leads there are by state: the sum of the
 * changes of each name. Triggers on leads write them (migration "lead-counts"), so that code that inserts,
 * changes or deletes leads, in whatever way, keeps them right.
 */
export const leadCounts = pgTable("lead_counts", {
  id: bigserial("id", { mode: "number" }).primaryKey(),
  name: text("name").notNull(),
  change: bigint("change", { mode: "number" }).notNull(),
});

/** Counters of posts, which all processes share: how many in the window that began then. */
export const rateLimits = pgTable("rate_limits", {
  key: text("key").primaryKey(),
  windowStart: instant("window_start").notNull(),
  count: integer("count").notNull(),
});

/** When the platform may be called next, by any process. One row for each platform. */
export const platformCalls = pgTable("platform_calls", {
  platform: text("platform").primaryKey(),
  /** Calls are evenly spaced; null before the first. */
  nextCallAt: instant("next_call_at"),
  /** The platform refuses the whole account until then; null while it takes calls. */
  backoffUntil: instant("backoff_until"),
  /** How many times in a row it did. */
  refusals: integer("refusals").notNull().default(0),
});

/**
 * The secret of the day with which visitors' IPs are named in the counters of posts. It goes
 * with its day: then nobody can tell any more which IP a name stood for.
 */
export const dailyKeys = pgTable("daily_keys", {
  day: date("day").primaryKey(),
  key: text("key").notNull(),
});
