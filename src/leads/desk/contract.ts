import type { LEAD_FORMS, LEAD_STATES } from "#database/schema/leads.ts";
import type { ANSWER_STATES, Quote } from "#database/schema/lead-answers.ts";
import type {
  AnswerChannel,
  Handling,
  LeadActionName,
  LeadOutcome,
  LeadStep,
  SeenLead,
} from "#leads/handle-lead.ts";
import type { LeadField } from "#leads/lead-fields.ts";
import type { Texts } from "#language/languages.ts";
import type { Colleague, Role } from "#accounts/contract.ts";

/** Deciders about leads; the role "restaurant" has its own restaurants', here and below. */
export const LEAD_DECIDERS: readonly Role[] = ["administrator", "manager", "restaurant"];
export const LEAD_READERS: readonly Role[] = [...LEAD_DECIDERS, "lead-reader"];
/** Roles that may erase everything from a person. */
export const LEAD_ERASERS: readonly Role[] = ["administrator", "manager"];

export type LeadForm = (typeof LEAD_FORMS)[number];
export type LeadState = (typeof LEAD_STATES)[number];
/** States that wait for a person's decision; the filter `waiting-for-a-person` finds them all. */
export const WAITING_FOR_A_PERSON = [
  "parked",
  "unknown",
  "quarantined",
] as const satisfies readonly LeadState[];
/**
 * Returns whether a delivery waits for a person's decision; a lead closed as spam does not (rule
 * 6.24).
 */
export function waitsForAPerson({ state, outcome }: Pick<ListedLead, "state" | "outcome">) {
  return outcome !== "spam" && WAITING_FOR_A_PERSON.some((one) => one === state);
}

/** The filter's minimum waiting times of a guest, in hours. */
export const LEAD_AGES = [2, 24, 72, 168] as const;
/** Counting stops here. */
export const MOST_UNANSWERED = 100;
/** Maximum characters of an answer's text. */
export const MAXIMUM_ANSWER = 10_000;
export const MAXIMUM_QUOTE_LINES = 40;
export const MAXIMUM_NOTE = 2000;

/**
 * GET
 * /api/desk/leads?form=&state=&handling=&owner=&age=&followUp=&subject=&ids=&restaurant=&email=&search=&since=&until=&after=&limit=:
 * newest first. `handling` is a stored value or "unanswered", `owner` an account's id, "me" or
 * "nobody". Days are São Paulo's, both inclusive.
 */
export interface LeadPage {
  readonly leads: readonly ListedLead[];
  /** For `after`; null on the last page. */
  readonly next: string | null;
  /** How far back a search has read, if older leads remain. */
  readonly searchedBackTo: string | null;
  /** The number of leads with a follow-up day, regardless of the filter. */
  readonly followUps: number;
  /** Deciders about the account's leads. */
  readonly colleagues: readonly Colleague[];
  /** The number of deliveries that wait for a person, regardless of the filter. */
  readonly waitingForAPerson: number;
  /**
   * The number of unanswered guests up to {@link MOST_UNANSWERED}, and when the first one wrote,
   * regardless of the filter.
   */
  readonly unanswered: number;
  readonly unansweredSince: string | null;
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
  /** Null for newsletter sign-ups, which need no answer. */
  readonly handling: Handling | null;
  /** Also null for leads closed before outcomes were recorded. */
  readonly outcome: LeadOutcome | null;
  readonly owner: Colleague | null;
  readonly guestCount: number | null;
  /** ISO 8601, or empty. */
  readonly preferredDate: string;
  /** `20:30` for a table request, else empty. */
  readonly preferredTime: string;
  /** The ISO day of its reminder. */
  readonly followUpOn: string | null;
  /** For `seen`. */
  readonly lastAction: number | null;
  readonly beginning: string;
}
/** GET /api/desk/leads/:id. POST …/redeliver, …/good (not spam), …/settle: the same, or 409. */
export interface LeadAtDesk extends ListedLead {
  /** All fields, as exported. */
  readonly fields: Readonly<Record<LeadField, string | number | null>>;
  readonly history: readonly {
    readonly at: string;
    readonly state: LeadState;
    readonly reason: string;
    readonly failure: string;
  }[];
  /** Users' actions, oldest first. */
  readonly actions: readonly {
    readonly id: number;
    readonly at: string;
    readonly actor: string;
    readonly action: LeadActionName;
    /** The new owner's name, an answer's channel, or the outcome. */
    readonly detail: string;
    readonly note: string;
  }[];
  /** Answers by mail, oldest first. */
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
  readonly canMail: boolean;
  /** Changes with any part of the lead. */
  readonly version: string;
  /** Possible owners. */
  readonly colleagues: readonly Colleague[];
  /** Its restaurant's country; null if it names no existing one. */
  readonly country: string | null;
  /** The restaurant's event rooms that hold the guests, smallest first. */
  readonly rooms: readonly { readonly name: Texts; readonly capacity: number }[];
  /** The ISO day on its restaurant's clock. */
  readonly today: string;
  /** The number of leads with this e-mail, including this one. */
  readonly ofSamePerson: number;
}
/** The guests of a restaurant that wait for an answer. */
export interface WaitingGuests {
  /** A slug; empty where the form names none. */
  readonly restaurant: string;
  readonly unanswered: number;
  readonly since: string;
}
/** GET /api/desk/leads/:id/progress: the lead's version, without personal data of the guest. */
export interface LeadProgress {
  readonly version: string;
  /** Names of the colleagues who are writing an answer. */
  readonly answering: readonly string[];
}
/**
 * GET /api/desk/live: a stream of server-sent events; 429 over the limit. "leads" says that leads
 * changed, "answering" that a colleague began or ended an answer, "beat" that the stream is alive.
 * POST /api/desk/leads/:id/answering repeats every {@link ANSWERING_EVERY_MS}.
 */
export type LiveEvent = "leads" | "answering" | "beat";
export const ANSWERING_EVERY_MS = 20_000;
/**
 * POST /api/desk/leads/actions: one action on several leads. 200 {@link HandledLeads}; leads that
 * changed meanwhile or cannot take the action are left alone.
 */
export interface LeadsStepRequest {
  readonly leads: readonly SeenLead[];
  readonly step: Exclude<LeadStep, { readonly action: "note" | "answer" }>;
}
export interface HandledLeads {
  /** The changed leads, with the actions that `undo` expects as seen. */
  readonly done: readonly SeenLead[];
}
export const MOST_HANDLED = 100;
/** POST /api/desk/leads/:id/actions: returns the changed lead; 409 if a user acted since `seen`. */
export type LeadStepRequest = LeadStep & {
  /** The last `lastAction` shown at the desk. */
  readonly seen: number | null;
};
/** GET /api/desk/leads/:id/templates: in the guest's language, with known facts filled in. */
export interface FilledTemplate {
  readonly slug: string;
  readonly name: string;
  readonly subject: string;
  readonly text: string;
  /** The lines around each gap that the author must fill, joined into one. */
  readonly gaps: readonly string[];
}
/** An answer to this or another of the guest's leads, sent or about to be. */
export interface GivenAnswer {
  readonly id: string;
  readonly lead: string;
  readonly at: string;
  readonly actor: string;
  readonly channel: AnswerChannel | "desk";
  /** Empty, like the text, if it was not written at the desk. */
  readonly subject: string;
  readonly text: string;
}
/** For a `conflict` about an answer. */
export interface AnswerProblem {
  /** Answers that the guest got meanwhile. */
  readonly answers?: readonly GivenAnswer[];
}
/**
 * PUT /api/desk/leads/:id/answers/:answer: returns the changed lead. The page chooses the id, so
 * repeating the call has no effect. 422 `invalid` with fields such as `quote.date`
 * (src/leads/desk/check-answer.ts); 409 `conflict` with the {@link GivenAnswer}s missing from `seen`, to
 * this lead or within a day to another of the guest's.
 */
export interface AnswerRequest {
  readonly subject: string;
  readonly text: string;
  readonly quote: Quote | null;
  /** The names of the answers shown to the author. */
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
/** POST /api/desk/leads/:id/erase (fresh): erases everything from this person. */
export interface ErasedLeads {
  readonly deleted: number;
  readonly platformIds: readonly string[];
  /** The number of leads that the platform may have under an unknown id. */
  readonly perhapsAtPlatform: number;
}
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
// GET /api/desk/leads.csv with the same filter (fresh), comma-separated `columns` (default: all)
// and `zone` for times (default: São Paulo), in the account's language.

/**
 * GET /api/desk/counts with the same filter: leads per day, newest first, by default of the last 90
 * days. Suspected spam and unconfirmed sign-ups count only if the filter names their state.
 */
export interface LeadCount {
  readonly day: string;
  readonly restaurant: string;
  readonly form: LeadForm;
  readonly count: number;
}
