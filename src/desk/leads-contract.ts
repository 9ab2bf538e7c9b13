// The calls of leads: see contract.ts.

import type { LEAD_FORMS, LEAD_STATES } from "#database/schema/leads.ts";
import type { LeadField } from "#leads/lead-fields.ts";
import type { Role } from "./contract.ts";

/** Who may decide about leads; the role "restaurant" has those of its own, here and below. */
export const LEAD_DECIDERS: readonly Role[] = ["administrator", "manager", "restaurant"];
/** Who may read, count and export them. */
export const LEAD_READERS: readonly Role[] = [...LEAD_DECIDERS, "lead-reader"];
/** Who may erase everything that a person sent. */
export const LEAD_ERASERS: readonly Role[] = ["administrator", "manager"];

export type LeadForm = (typeof LEAD_FORMS)[number];
export type LeadState = (typeof LEAD_STATES)[number];
/** These wait until a person decides; a filter has them all as `waiting-for-a-person`. */
export const WAITING_FOR_A_PERSON = [
  "parked",
  "unknown",
  "quarantined",
] as const satisfies readonly LeadState[];

/**
 * GET /api/desk/leads?form=&state=&restaurant=&email=&search=&since=&until=&after=&limit=: the newest first.
 * Days are the group's own (São Paulo), both included.
 */
export interface LeadPage {
  readonly leads: readonly ListedLead[];
  /** For `after`, where there are older ones. */
  readonly next: string | null;
  /** A search looks through some thousands of leads at a time: how far back, where there are older ones. */
  readonly searchedBackTo: string | null;
  /** How many wait for a person, whatever the filter. */
  readonly waitingForAPerson: number;
}
export interface ListedLead {
  readonly id: string;
  readonly at: string;
  readonly form: LeadForm;
  readonly state: LeadState;
  readonly reason: string;
  readonly restaurant: string;
  readonly name: string;
  readonly email: string;
  readonly score: number;
}
/** GET /api/desk/leads/:id. POST …/redeliver, …/good (no spam), …/settle: the same, or 409. */
export interface LeadAtDesk extends ListedLead {
  /** Every field, as an export has it. */
  readonly fields: Readonly<Record<LeadField, string | number | null>>;
  readonly history: readonly {
    readonly at: string;
    readonly state: LeadState;
    readonly reason: string;
    readonly failure: string;
  }[];
  /** How many leads have this e-mail, itself included. */
  readonly ofSamePerson: number;
}
/** POST /api/desk/leads/:id/settle */
export interface Settlement {
  readonly decision: "delivered" | "resend";
}
/** POST /api/desk/leads/:id/erase (fresh): everything that this person sent. */
export interface ErasedLeads {
  deleted: number;
  /** Of those that the platform has. */
  platformIds: string[];
  /** How many it may have without an id that we know. */
  perhapsAtPlatform: number;
}
// GET /api/desk/leads.csv with the same filter (fresh): every field.

/**
 * GET /api/desk/counts with the same filter: how many leads came on each day, the newest first; without
 * `since` of the last 90 days. What looks like spam, and sign-ups that nobody has confirmed, count only
 * where the filter names their state.
 */
export interface LeadCount {
  readonly day: string;
  readonly restaurant: string;
  readonly form: LeadForm;
  readonly count: number;
}
