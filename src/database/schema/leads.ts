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

/** The campaign parameters (rule 6.7); missing ones are empty. */
export interface Campaign {
  readonly source: string;
  readonly medium: string;
  readonly campaign: string;
  readonly content: string;
  readonly term: string;
}

/** The forms whose posts become leads (rule 6.1). */
export const LEAD_FORMS = ["contact_form", "event_form", "newsletter_form"] as const;

/**
 * Delivery states: `waiting` is sent automatically; `delivered` is at the platform; `parked` was
 * refused and `unknown` may have arrived, both need a user; `quarantined` is suspected spam and
 * never sent; `unconfirmed` is a sign-up with an unconfirmed link (rules 6.10, 6.11, 6.14 and
 * 6.16).
 */
export const LEAD_STATES = [
  "waiting",
  "delivered",
  "parked",
  "unknown",
  "quarantined",
  "unconfirmed",
] as const;

/** Progress of the guest's answer, independent of the delivery state. */
export const LEAD_HANDLINGS = ["new", "taken", "answered", "closed"] as const;
/** Outcome of a closed lead; null for leads older than handling. */
export const LEAD_OUTCOMES = ["won", "lost", "no-reply", "spam"] as const;
export const LEAD_ACTIONS = [
  "take",
  "assign",
  "release",
  "answer",
  "close",
  "reopen",
  "follow-up",
  "undo",
  "note",
] as const;

export interface Consent {
  readonly text: string;
  readonly version: string;
  /** Time of the confirmation by link; null until then, missing where no link is needed. */
  readonly confirmedAt?: string | null;
}

/** The part of a lead that actions change. */
export interface LeadBefore {
  readonly handling: (typeof LEAD_HANDLINGS)[number];
  readonly outcome: (typeof LEAD_OUTCOMES)[number] | null;
  readonly ownerId: string | null;
  /** ISO 8601. */
  readonly answeredAt: string | null;
  readonly followUpOn: string | null;
}

/** Matches leads that wait for a first answer. */
export function isUnanswered(table: {
  readonly handling: SQLWrapper;
  readonly form: SQLWrapper;
  readonly state: SQLWrapper;
}): SQL {
  return sql`${table.handling} in ('new', 'taken') and ${table.form} <> 'newsletter_form' and ${table.state} <> 'quarantined'`;
}

/** Every acknowledged post of a form, with its delivery state. */
export const leads = pgTable(
  "leads",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    form: text("form").$type<(typeof LEAD_FORMS)[number]>().notNull(),
    /** Chosen by the visitor's form: a second post with it is the same lead. */
    submissionId: uuid("submission_id").unique(),
    /** Hash of form, e-mail and message: equal within ten minutes means the same lead. */
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
    /** `20:30` for a table request, else empty. */
    preferredTime: text("preferred_time").notNull().default(""),
    campaign: jsonb("campaign").$type<Campaign>().notNull(),
    /** The newsletter's consent and its proof; null for other forms. */
    consent: jsonb("consent").$type<Consent>(),
    score: integer("score").notNull(),
    state: text("state").$type<(typeof LEAD_STATES)[number]>().notNull(),
    /** Reason of the state, in Portuguese; empty while all is well. */
    reason: text("reason").notNull().default(""),
    /** `lead_id` or `id` of the platform's response. */
    platformId: text("platform_id"),
    /** For an unconfirmed lead: when it is deleted. */
    nextAttemptAt: instant("next_attempt_at").notNull().defaultNow(),
    handling: text("handling").$type<(typeof LEAD_HANDLINGS)[number]>().notNull().default("new"),
    outcome: text("outcome").$type<(typeof LEAD_OUTCOMES)[number]>(),
    /** The responsible account; null after the account's removal. */
    ownerId: text("owner_id").references(() => deskAccounts.id, { onDelete: "set null" }),
    answeredAt: instant("answered_at"),
    /** The day on which its owner is reminded of it (rule 10.92). */
    followUpOn: date("follow_up_on"),
    /** The daily synthetic lead, which counts nowhere. */
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
    index("leads_follow_up")
      .on(table.followUpOn)
      .where(sql`${table.followUpOn} is not null`),
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

/** Every change of a lead's state; deleted with the lead. */
export const leadTransitions = pgTable(
  "lead_transitions",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    leadId: uuid("lead_id")
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    state: text("state").$type<(typeof LEAD_STATES)[number]>().notNull(),
    reason: text("reason").notNull().default(""),
    /** The form's failure message (rule 6.12) if the delivery failed, else empty. */
    failure: text("failure").notNull().default(""),
    at: instant("at").notNull().defaultNow(),
  },
  (table) => [index("lead_transitions_lead").on(table.leadId, table.at)],
);

/** Staff actions and notes in order; deleted with the lead. */
export const leadActions = pgTable(
  "lead_actions",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    leadId: uuid("lead_id")
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    /** An account's id, kept after its removal. */
    actor: text("actor").notNull(),
    action: text("action").$type<(typeof LEAD_ACTIONS)[number]>().notNull(),
    /** The assigned account, the answer's channel, or the outcome; else empty. */
    detail: text("detail").notNull().default(""),
    note: text("note").notNull().default(""),
    /** The lead before the action, for undo; null for notes. */
    previous: jsonb("previous").$type<LeadBefore>(),
    at: instant("at").notNull().defaultNow(),
  },
  (table) => [index("lead_actions_lead").on(table.leadId, table.id)],
);

/**
 * Leads per state: the sum of a name's changes. Triggers on leads write them (migration
 * "lead-counts"), so that they stay exact however leads change.
 */
export const leadCounts = pgTable("lead_counts", {
  id: bigserial("id", { mode: "number" }).primaryKey(),
  name: text("name").notNull(),
  change: bigint("change", { mode: "number" }).notNull(),
});

/** Rate limit counters shared by all processes. */
export const rateLimits = pgTable("rate_limits", {
  key: text("key").primaryKey(),
  windowStart: instant("window_start").notNull(),
  count: integer("count").notNull(),
});

/** Next allowed call per platform, for all processes. */
export const platformCalls = pgTable("platform_calls", {
  platform: text("platform").primaryKey(),
  /** Calls are evenly spaced; null before the first. */
  nextCallAt: instant("next_call_at"),
  /** End of the platform's refusal of the whole account, else null. */
  backoffUntil: instant("backoff_until"),
  refusals: integer("refusals").notNull().default(0),
});

/**
 * Daily secrets that hash visitors' IPs in the counters. A day's secret is deleted afterwards, so
 * that no hash can be traced to an IP.
 */
export const dailyKeys = pgTable("daily_keys", {
  day: date("day").primaryKey(),
  key: text("key").notNull(),
});
