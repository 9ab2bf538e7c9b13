import { type SQL, sql } from "drizzle-orm";
import { type LEAD_STATES, leads } from "#database/schema/leads.ts";

type LeadState = (typeof LEAD_STATES)[number];

interface LeadStep {
  /** In which states a lead can take it; none: the lead is new. */
  readonly from: readonly LeadState[];
  readonly to: LeadState;
  /** What happens, as docs/operations.md says it. */
  readonly when: string;
}

/**
 * All that can happen to a lead's delivery. Statements that change a state take both its ends from here, so a step
 * that is not in this table is not taken (rule 6.22).
 */
export const LEAD_STEPS = {
  accepted: { from: [], to: "waiting", when: "a visitor posts a form" },
  suspected: {
    from: [],
    to: "quarantined",
    when: "a visitor posts what looks like spam or comes in a flood",
  },
  signedUp: { from: [], to: "unconfirmed", when: "a visitor signs up and is to confirm it" },
  confirmed: {
    from: ["unconfirmed"],
    to: "waiting",
    when: "the subscriber confirms by the link",
  },
  explained: {
    from: ["waiting"],
    to: "waiting",
    when: "another reason holds it back, or none any more",
  },
  delivered: { from: ["waiting", "unknown"], to: "delivered", when: "the platform takes it" },
  refused: { from: ["waiting", "unknown"], to: "parked", when: "the platform refuses it" },
  retryable: {
    from: ["waiting", "unknown"],
    to: "waiting",
    when: "the platform certainly does not have it and may be called again",
  },
  unknown: {
    from: ["waiting", "unknown"],
    to: "unknown",
    when: "it was sent, and nothing of the platform's came back",
  },
  expired: {
    from: ["waiting"],
    to: "unknown",
    when: "the process that was sending it has been silent for 30 seconds",
  },
  restored: {
    from: ["waiting"],
    to: "unknown",
    when: "a person has restored the database, which does not know what was sent since (`restored`)",
  },
  withheld: {
    from: ["waiting"],
    to: "quarantined",
    when: "a person has closed it as spam, and it is not being sent",
  },
  reopened: {
    from: ["quarantined"],
    to: "waiting",
    when: "a person reopens what was closed as spam",
  },
  redelivered: {
    from: ["waiting", "parked", "quarantined"],
    to: "waiting",
    when: "a person has it sent (`redeliver`)",
  },
  askedFirst: {
    from: ["quarantined"],
    to: "unconfirmed",
    when: "a person releases a sign-up that is to be confirmed (`redeliver`)",
  },
  resent: {
    from: ["unknown", "parked"],
    to: "waiting",
    when: "a person has looked and has it sent again (`settle`)",
  },
  settled: {
    from: ["unknown", "parked"],
    to: "delivered",
    when: "a person has found it at the platform (`settle`)",
  },
} as const satisfies Readonly<Record<string, LeadStep>>;

export type LeadStepName = keyof typeof LEAD_STEPS;

/** That a lead can take this step, by its state; written out, because some indexes are for one state alone. */
export function canTake(step: LeadStepName): SQL {
  const { from } = LEAD_STEPS[step];
  const states = sql.raw(from.map((state) => `'${state}'`).join(", "));
  return from.length === 1 ? sql`${leads.state} = ${states}` : sql`${leads.state} in (${states})`;
}
