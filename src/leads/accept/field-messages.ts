import type { z } from "zod";
import type { Language } from "#language/languages.ts";
import { m } from "#language/paraglide/messages.js";
import { LIMITS } from "./form-rules.ts";

type Say = (language: Language) => string;

/** Rule 6.3; the Portuguese is fixed letter for letter. */
const WRONG = new Map<string, Say>(
  Object.entries({
    name: (locale) => m.lead_name_short({}, { locale }),
    email: (locale) => m.lead_email_invalid({}, { locale }),
    phone: (locale) => m.lead_phone_short({}, { locale }),
    subject: (locale) => m.lead_subject_missing({}, { locale }),
    restaurant: (locale) => m.lead_restaurant_missing({}, { locale }),
    message: (locale) => m.lead_message_short({}, { locale }),
    guestCount: (locale) => m.lead_guest_count_invalid({}, { locale }),
    preferredDate: (locale) => m.lead_date_invalid({}, { locale }),
  }),
);

const LONGEST = new Map<string, number>(
  Object.entries({
    name: LIMITS.name.maximum,
    email: LIMITS.email.maximum,
    phone: LIMITS.phone.maximum,
    message: LIMITS.message.maximum,
  }),
);

/** The sentence under each wrong field, by the field's name, in the visitor's language. */
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

/** The message under a wrong field, or the general one (rule 6.3) where the field has none of its own. */
export function fieldMessage(field: string, language: Language): string {
  return WRONG.get(field)?.(language) ?? m.field_required({}, { locale: language });
}

/** The sentence under a date on which nobody can come any more. */
export function pastDateMessage(locale: Language): string {
  return m.lead_date_past({}, { locale });
}

function messageFor(field: string, issue: z.core.$ZodIssue, language: Language): string {
  if (issue.code === "too_big" && issue.origin === "string") return tooLong(field, language);
  if (field === "preferredDate" && issue.code === "custom") return pastDateMessage(language);
  const isEmail = issue.code === "invalid_format" && issue.format === "email";
  if (isEmail && !WRONG.has(field)) return m.field_email_invalid({}, { locale: language });
  return fieldMessage(field, language);
}

function tooLong(field: string, locale: Language): string {
  return m.lead_text_long({ maximum: LONGEST.get(field) ?? LIMITS.freeText.maximum }, { locale });
}
