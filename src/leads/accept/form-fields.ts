import type { z } from "zod";
import type { Language } from "#language/languages.ts";
import { m } from "#language/paraglide/messages.js";
import { FIELD_LENGTHS } from "./field-rules.ts";

// What the forms and the API must agree on, without the weight of the contract's shapes.

/** The six subjects of the contact form (rule 6.4). */
export const SUBJECTS = [
  "elogios-sugestoes",
  "eventos",
  "trabalhe-conosco",
  "parcerias",
  "assessoria-imprensa",
  "outros",
] as const;
export type Subject = (typeof SUBJECTS)[number];

type Message = (inputs: Record<never, never>, options: { locale: Language }) => string;

/** What one field takes, in characters, and the message under it when it is wrong. */
interface FieldRules {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly wrong: Message;
}

/** The most characters of free text, and of values from a page's query. */
export const FREE_TEXT_MAXIMUM = 200;

/**
 * The fields of the forms, in their order (rule 6.3; the Portuguese messages are fixed letter for
 * letter).
 */
export const FORM_FIELDS = {
  name: { ...FIELD_LENGTHS.name, wrong: m.lead_name_short },
  email: { ...FIELD_LENGTHS.email, wrong: m.lead_email_invalid },
  phone: { ...FIELD_LENGTHS.phone, wrong: m.lead_phone_short },
  subject: { wrong: m.lead_subject_missing },
  restaurant: { ...FIELD_LENGTHS.restaurant, wrong: m.lead_restaurant_missing },
  message: { ...FIELD_LENGTHS.message, wrong: m.lead_message_short },
  eventType: { maximum: FREE_TEXT_MAXIMUM, wrong: m.field_required },
  guestCount: { wrong: m.lead_guest_count_invalid },
  budget: { maximum: FREE_TEXT_MAXIMUM, wrong: m.field_required },
  preferredDate: { wrong: m.lead_date_invalid },
} as const satisfies Record<string, FieldRules>;

export type FormField = keyof typeof FORM_FIELDS;

const RULES = new Map<string, FieldRules>(Object.entries(FORM_FIELDS));

/** The honeypot: visitors do not see this field, so only bots fill it in. */
export const HONEYPOT_FIELD = "remarks";

/** The version of the newsletter's consent text, which names the site. */
const CONSENT_VERSION = "2026-11-28";

/** What a form posts to say which consent text, with which name of the site, a subscriber was shown. */
export const consentVersion = (siteName: string) =>
  `${CONSENT_VERSION} ${siteName}`.normalize("NFC").slice(0, FREE_TEXT_MAXIMUM).trim();

/** The campaign parameters of a page's URL that a lead keeps (rule 6.7). */
export const CAMPAIGN_FIELDS = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_content",
  "utm_term",
] as const;

/** The day (ISO) that it still is somewhere: no visitor's today is before it. */
export function earliestDay(now = new Date()): string {
  const hoursBehind = 12;
  return new Date(now.getTime() - hoursBehind * 3_600_000).toISOString().slice(0, 10);
}

/** The message under each wrong field, by the field's name, in the visitor's language. */
export function fieldMessages(
  issues: readonly z.core.$ZodIssue[],
  language: Language,
): Record<string, string> {
  const messages = new Map<string, string>();
  for (const issue of issues) {
    const field = String(issue.path[0]);
    if (!messages.has(field)) messages.set(field, messageFor(field, issue, language));
  }
  return Object.fromEntries(messages);
}

/** The message under a wrong field, or the general one (rule 6.3) where it is none of the forms'. */
export function fieldMessage(field: string, locale: Language): string {
  return (RULES.get(field)?.wrong ?? m.field_required)({}, { locale });
}

/** The message under a date in the past. */
export function pastDateMessage(locale: Language): string {
  return m.lead_date_past({}, { locale });
}

function messageFor(field: string, issue: z.core.$ZodIssue, locale: Language): string {
  if (issue.code === "too_big" && issue.origin === "string") {
    const maximum = RULES.get(field)?.maximum ?? FREE_TEXT_MAXIMUM;
    return m.lead_text_long({ maximum }, { locale });
  }
  if (field === "preferredDate" && issue.code === "custom") return pastDateMessage(locale);
  const isEmail = issue.code === "invalid_format" && issue.format === "email";
  if (isEmail && !RULES.has(field)) return m.field_email_invalid({}, { locale });
  return fieldMessage(field, locale);
}
