import { plainText } from "#language/plain-text.ts";
import type { LeadForm } from "../lead-transition.ts";

const CONTACT = 50;
const NEWSLETTER = 10;
const EVENT_BASE = 50;
const MAXIMUM = 100;

/** Rule 6.8: the first line with a matching stem counts; stems ignore gender and number. */
const EVENT_TYPES: Points = [
  [["wedding", "casament", "boda"], 30],
  [["corporate", "corporativ", "empresaria"], 25],
  [["birthday", "aniversari", "cumplean"], 20],
];
const OTHER_EVENT_TYPE = 15;

const BUDGETS: Points = [
  [["premium", "ilimitado"], 25],
  [["alto", "high"], 20],
  [["medio", "medium"], 15],
];

type Points = readonly (readonly [stems: readonly string[], points: number])[];

/**
 * Returns how promising a lead is, from 10 to 100 (rule 6.8). Case and accents of the visitor's
 * text do not matter; a missing event type adds nothing.
 */
export function leadScore(lead: {
  readonly form: LeadForm;
  readonly eventType: string;
  readonly guestCount: number | null;
  readonly budget: string;
}): number {
  if (lead.form === "newsletter_form") return NEWSLETTER;
  if (lead.form === "contact_form") return CONTACT;
  const type = plainText(lead.eventType).trim();
  const points =
    (type === "" ? 0 : (pointsFor(type, EVENT_TYPES) ?? OTHER_EVENT_TYPE)) +
    pointsForGuests(lead.guestCount ?? 0) +
    (pointsFor(plainText(lead.budget), BUDGETS) ?? 0);
  return Math.min(EVENT_BASE + points, MAXIMUM);
}

function pointsFor(text: string, table: Points): number | undefined {
  return table.find(([stems]) => stems.some((stem) => text.includes(stem)))?.[1];
}

function pointsForGuests(guests: number): number {
  if (guests > 100) return 20;
  if (guests > 50) return 15;
  return guests > 20 ? 10 : 0;
}
