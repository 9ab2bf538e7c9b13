import type { z } from "zod";
import type { Language } from "#language/languages.ts";
import { m } from "#language/paraglide/messages.js";
import { FIELD_LENGTHS } from "./field-rules.ts";

// The part of the contract that forms share, without the weight of its schemas.

/** The subjects of the contact form (rule 6.4). */
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

interface FieldRules {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly wrong: Message;
}

/** Maximum characters of free text and of campaign parameters. */
export const FREE_TEXT_MAXIMUM = 200;

/** Form fields in form order (rule 6.3; the Portuguese messages are fixed letter for letter). */
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

/** The honeypot: hidden from visitors, so only bots fill it in. */
export const HONEYPOT_FIELD = "remarks";

/** Version of the newsletter's consent text, which contains the site's name. */
const CONSENT_VERSION = "2026-11-28";

/** Returns the posted identifier of the consent text that the subscriber saw. */
export const consentVersion = (siteName: string) =>
  `${CONSENT_VERSION} ${siteName}`.normalize("NFC").slice(0, FREE_TEXT_MAXIMUM).trim();

/** Campaign parameters of a page's URL that a lead keeps (rule 6.7). */
export const CAMPAIGN_FIELDS = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_content",
  "utm_term",
] as const;

/** Returns the earliest date (ISO) that is today in any time zone. */
export function earliestDay(now = new Date()): string {
  const hoursBehind = 12;
  return new Date(now.getTime() - hoursBehind * 3_600_000).toISOString().slice(0, 10);
}

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

/** Returns a field's message, or the general one (rule 6.3) for fields outside these forms. */
export function fieldMessage(field: string, locale: Language): string {
  return (RULES.get(field)?.wrong ?? m.field_required)({}, { locale });
}

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
