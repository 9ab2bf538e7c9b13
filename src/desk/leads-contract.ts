// The calls of leads: see contract.ts.

import type { LEAD_FORMS, LEAD_STATES } from "#database/schema/leads.ts";
import type { ANSWER_STATES, Quote } from "#database/schema/lead-answers.ts";
import type {
  AnswerChannel,
  Handling,
  LeadActionName,
  LeadOutcome,
  LeadStep,
} from "#leads/handle-lead.ts";
import type { LeadField } from "#leads/lead-fields.ts";
import type { Texts } from "#language/languages.ts";
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
/** Whether a lead's delivery waits for a person's decision: closed as spam, it does not (rule 6.24). */
export function waitsForAPerson({ state, outcome }: Pick<ListedLead, "state" | "outcome">) {
  return outcome !== "spam" && WAITING_FOR_A_PERSON.some((one) => one === state);
}

/** How long a guest has waited at least, in hours, as a filter has it. */
export const LEAD_AGES = [2, 24, 72, 168] as const;
/** No more of them are counted. */
export const MOST_UNANSWERED = 100;
/** The longest text of an answer, and the most lines of a quote. */
export const MAXIMUM_ANSWER = 10_000;
export const MAXIMUM_QUOTE_LINES = 40;
/** The longest note. */
export const MAXIMUM_NOTE = 2000;

/**
 * GET /api/desk/leads?form=&state=&handling=&owner=&age=&restaurant=&email=&search=&since=&until=&after=&limit=:
 * the newest first. `handling` is one of its own or "unanswered", `owner` an account's id, "me" or "nobody".
 * Days are the group's own (São Paulo), both included.
 */
export interface LeadPage {
  readonly leads: readonly ListedLead[];
  /** For `after`, where there are older ones. */
  readonly next: string | null;
  /** A search looks through some thousands of leads at a time: how far back, where there are older ones. */
  readonly searchedBackTo: string | null;
  /** How many deliveries wait for a person, whatever the filter. */
  readonly waitingForAPerson: number;
  /**
   * How many guests wait for an answer, whatever the filter, counted up to {@link MOST_UNANSWERED}, and since
   * when the first of them.
   */
  readonly unanswered: number;
  readonly unansweredSince: string | null;
}
/** Somebody of the staff. */
export interface Colleague {
  readonly id: string;
  readonly name: string;
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
  /** Null where nobody is to be answered: newsletter sign-ups. */
  readonly handling: Handling | null;
  /** Null too where a lead was closed before the desk knew how leads end. */
  readonly outcome: LeadOutcome | null;
  readonly owner: Colleague | null;
  readonly guestCount: number | null;
  /** ISO 8601, or empty. */
  readonly preferredDate: string;
  /** How the message begins. */
  readonly beginning: string;
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
  /** What people did, the oldest first. */
  readonly actions: readonly {
    readonly id: number;
    readonly at: string;
    readonly actor: string;
    readonly action: LeadActionName;
    /** The name of whom it was given to, the way of an answer, or the outcome. */
    readonly detail: string;
    readonly note: string;
  }[];
  /** What was answered by mail, the oldest first. */
  readonly answers: readonly {
    readonly id: string;
    readonly at: string;
    readonly actor: string;
    readonly subject: string;
    readonly text: string;
    readonly hasQuote: boolean;
    readonly state: (typeof ANSWER_STATES)[number];
    readonly reason: string;
  }[];
  /** Whether the desk can send mails at all. */
  readonly canMail: boolean;
  /** For `seen`. */
  readonly lastAction: number | null;
  /** Who may have it. */
  readonly colleagues: readonly Colleague[];
  /** Where its restaurant is; null where it names none that is there. */
  readonly country: string | null;
  /** The restaurant's rooms for an event that hold the guests, the smallest first. */
  readonly rooms: readonly { readonly name: Texts; readonly capacity: number }[];
  /** The ISO day on its restaurant's clock. */
  readonly today: string;
  /** How many leads have this e-mail, itself included. */
  readonly ofSamePerson: number;
}
/** GET /api/desk/leads/:id/progress: what changes while an answer is being sent; a read that names no guest. */
export interface LeadProgress {
  readonly handling: Handling;
  readonly answers: readonly Pick<LeadAtDesk["answers"][number], "id" | "state">[];
}
/** POST /api/desk/leads/:id/actions: the lead as it is then; 409 where somebody did something since `seen`. */
export type LeadStepRequest = LeadStep & {
  /** The `lastAction` that the desk showed. */
  readonly seen: number | null;
};
/** GET /api/desk/leads/:id/templates: in the guest's language, with what is known filled in. */
export interface FilledTemplate {
  readonly slug: string;
  readonly name: string;
  readonly subject: string;
  readonly text: string;
  /** The lines around what is left for the author to write, as one line each. */
  readonly gaps: readonly string[];
}
/** An answer that a guest has had, or is about to have, to this or another lead. */
export interface GivenAnswer {
  readonly id: string;
  readonly lead: string;
  readonly at: string;
  readonly actor: string;
  readonly channel: AnswerChannel | "desk";
  /** Empty, as is the text, where it was not written at the desk. */
  readonly subject: string;
  readonly text: string;
}
/**
 * PUT /api/desk/leads/:id/answers/:answer: the lead as it is then. The id is chosen by the page: twice is once. 422
 * `invalid` with fields such as `quote.date` (src/desk/check-answer.ts); 409 `conflict` with {@link GivenAnswer}s, to
 * this lead or within a day to another one of the guest, that are not among `seen`.
 */
export interface AnswerRequest {
  readonly subject: string;
  readonly text: string;
  readonly quote: Quote | null;
  /** The names of the answers that its author has been shown. */
  readonly seen: readonly string[];
}
/** POST /api/desk/leads/:id/answers/:answer/settle */
export interface AnswerSettlement {
  readonly decision: "sent" | "resend";
}
/** POST /api/desk/leads/:id/settle */
export interface Settlement {
  readonly decision: "delivered" | "resend";
}
/** POST /api/desk/leads/:id/erase (fresh): everything that this person sent. */
export interface ErasedLeads {
  readonly deleted: number;
  /** Of those that the platform has. */
  readonly platformIds: readonly string[];
  /** How many it may have without an id that we know. */
  readonly perhapsAtPlatform: number;
}
/** What an export may have, in its order. */
export const LEAD_COLUMNS = [
  "received",
  "name",
  "email",
  "phone",
  "restaurant",
  "form",
  "subject",
  "message",
  "eventType",
  "guests",
  "date",
  "budget",
  "language",
  "handling",
  "outcome",
  "owner",
  "answered",
  "delivery",
  "score",
  "source",
  "campaign",
  "id",
] as const;
export type LeadColumn = (typeof LEAD_COLUMNS)[number];
// GET /api/desk/leads.csv with the same filter (fresh), `columns` with commas between them (all, where there are
// none) and `zone`, whose clock it shows (São Paulo's): in the language of the account.

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
