// The calls of leads: see contract.ts.

/**
 * GET /api/desk/leads?form=&state=&restaurant=&email=&search=&since=&until=&after=&limit=: the newest first.
 * Days are those of UTC, both included. The role "restaurant" sees the leads of its own.
 */
export interface LeadPage {
  readonly leads: readonly ListedLead[];
  /** For `after`, where there are older ones. */
  readonly next: string | null;
  /** How many wait for a person: parked, unknown and quarantined ones, whatever the filter. */
  readonly waitingForAPerson: number;
}
export interface ListedLead {
  readonly id: string;
  readonly at: string;
  readonly form: string;
  readonly state: string;
  readonly reason: string;
  readonly restaurant: string;
  readonly name: string;
  readonly email: string;
  readonly score: number;
}
/** GET /api/desk/leads/:id. POST …/redeliver, …/good (no spam), …/settle: the same, or 409. */
export interface LeadAtDesk extends ListedLead {
  /** Every field, as an export has it. */
  readonly fields: Readonly<Record<string, string | number | null>>;
  readonly history: readonly {
    readonly at: string;
    readonly state: string;
    readonly reason: string;
    readonly failure: string;
  }[];
  /** How many leads have this e-mail, itself included. */
  readonly ofSamePerson: number;
}
/** POST /api/desk/leads/:id/erase (fresh): everything that this person sent. */
export interface ErasedLeads {
  deleted: number;
  /** Of those that the platform has. */
  platformIds: string[];
  /** How many it may have without an id that we know. */
  perhapsAtPlatform: number;
}
// GET /api/desk/leads.csv with the same filter (fresh): every field. GET /api/desk/counts with the same
// filter: {day, restaurant, form, count}[], in the group's own days, the newest first.
