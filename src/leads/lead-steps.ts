import { type SQL, sql } from "drizzle-orm";
import { type LEAD_STATES, leads } from "#database/schema/leads.ts";

type LeadState = (typeof LEAD_STATES)[number];

interface LeadStep {
  /** States from which the step is allowed; empty for a new lead. */
  readonly from: readonly LeadState[];
  readonly to: LeadState;
  /** The event, as in docs/operations.md. */
  readonly when: string;
}

/**
 * The transitions of a lead's delivery. Statements that change a state take both ends from here, so
 * no other transition happens (rule 6.22).
 */
export const LEAD_STEPS = {
  accepted: { from: [], to: "waiting", when: "a visitor posts a form" },
  suspected: {
    from: [],
    to: "quarantined",
    when: "a visitor's post looks like spam or exceeds the common limit",
  },
  signedUp: { from: [], to: "unconfirmed", when: "a visitor signs up and must confirm" },
  confirmed: {
    from: ["unconfirmed"],
    to: "waiting",
    when: "the subscriber confirms by the link",
  },
  explained: {
    from: ["waiting"],
    to: "waiting",
    when: "the reason why it waits changes",
  },
  delivered: { from: ["waiting", "unknown"], to: "delivered", when: "the platform accepts it" },
  refused: { from: ["waiting", "unknown"], to: "parked", when: "the platform refuses it" },
  retryable: {
    from: ["waiting", "unknown"],
    to: "waiting",
    when: "the platform certainly lacks it and may be called again",
  },
  unknown: {
    from: ["waiting", "unknown"],
    to: "unknown",
    when: "it was sent, and the platform did not answer",
  },
  expired: {
    from: ["waiting"],
    to: "unknown",
    when: "the sending process was silent for 30 seconds",
  },
  restored: {
    from: ["waiting"],
    to: "unknown",
    when: "an operator restored the database from a backup (`restored`)",
  },
  withheld: {
    from: ["waiting"],
    to: "quarantined",
    when: "a user closes it as spam while it is not being sent",
  },
  reopened: {
    from: ["quarantined"],
    to: "waiting",
    when: "a user reopens a lead closed as spam",
  },
  redelivered: {
    from: ["waiting", "parked", "quarantined"],
    to: "waiting",
    when: "a user redelivers it (`redeliver`)",
  },
  askedFirst: {
    from: ["quarantined"],
    to: "unconfirmed",
    when: "a user releases a sign-up that must be confirmed (`redeliver`)",
  },
  resent: {
    from: ["unknown", "parked"],
    to: "waiting",
    when: "a user checked the platform and resends it (`settle`)",
  },
  settled: {
    from: ["unknown", "parked"],
    to: "delivered",
    when: "a user found it at the platform (`settle`)",
  },
} as const satisfies Readonly<Record<string, LeadStep>>;

export type LeadStepName = keyof typeof LEAD_STEPS;

/**
 * Matches leads that can take this step. The states are literals, because some indexes are partial.
 */
export function canTake(step: LeadStepName): SQL {
  const { from } = LEAD_STEPS[step];
  const states = sql.raw(from.map((state) => `'${state}'`).join(", "));
  return from.length === 1 ? sql`${leads.state} = ${states}` : sql`${leads.state} in (${states})`;
}
