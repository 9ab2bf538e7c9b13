import { z } from "zod";
import { type Language, LANGUAGES } from "#language/languages.ts";
import { earliestDay, EMAIL, LIMITS, SUBJECTS } from "./form-rules.ts";

/** The three forms whose posts become leads (rule 6.1). */
const LEAD_FORMS = ["contact_form", "event_form", "newsletter_form"] as const;
export type LeadForm = (typeof LEAD_FORMS)[number];

/**
 * Where a lead stands: `waiting` will be sent without anybody's help; `delivered` is at the
 * platform; `parked` was refused and `unknown` may or may not have arrived, both wait for a person;
 * `quarantined` is suspected spam and is never sent (rules 6.10, 6.11 and 6.14).
 */
export const LEAD_STATES = ["waiting", "delivered", "parked", "unknown", "quarantined"] as const;

const freeText = z.string().trim().max(LIMITS.freeText.maximum).default("");

const campaign = {
  utm_source: freeText,
  utm_medium: freeText,
  utm_campaign: freeText,
  utm_content: freeText,
  utm_term: freeText,
};

/** What every form posts beside its own fields; what makes no sense here counts as absent. */
const envelope = {
  language: z.enum(LANGUAGES).optional().catch(undefined),
  /** Chosen by the form when it is shown: two posts of one id are one lead. */
  submissionId: z.uuid().optional().catch(undefined),
  /** Milliseconds since the page was opened, measured by script: nobody fills a form in no time. */
  elapsed: z.coerce.number().min(1).optional().catch(undefined),
  /** No visitor sees this field: whoever fills it is a program. */
  remarks: z.coerce.string().default(""),
  ...campaign,
};

const name = z.string().trim().min(LIMITS.name.minimum).max(LIMITS.name.maximum);
const email = z.email({ pattern: EMAIL }).max(LIMITS.email.maximum);

/** The contact form (rule 6.3). Which slugs are restaurants is checked where they are known. */
export const contactPost = z.object({
  ...envelope,
  name,
  email,
  // Rule 6.3: characters, not digits, though the message speaks of digits.
  phone: z.string().trim().min(LIMITS.phone.minimum).max(LIMITS.phone.maximum),
  subject: z.enum(SUBJECTS),
  restaurant: z.string().trim().min(1).max(120),
  message: z.string().trim().min(LIMITS.message.minimum).max(LIMITS.message.maximum),
});
export type ContactPost = z.infer<typeof contactPost>;

/** The event quote: the contact form and what the restaurant must know to answer (rule 6.5). */
export const quotePost = z.object({
  ...contactPost.shape,
  subject: z.enum(SUBJECTS).default("eventos"),
  eventType: freeText,
  guestCount: z
    .union([z.literal(""), z.coerce.number().int().min(1).max(100_000)])
    .default("")
    .transform((value) => (value === "" ? null : value)),
  budget: freeText,
  /** ISO date, or empty; in no time zone in the past. */
  preferredDate: z
    .union([z.literal(""), z.iso.date()])
    .refine((date) => date === "" || date >= earliestDay())
    .default(""),
});
export type QuotePost = z.infer<typeof quotePost>;

/** The newsletter: name and e-mail in the footer, the e-mail alone on the news page (rule 6.3). */
export const newsletterPost = z.object({
  ...envelope,
  name: z.union([z.literal(""), name]).default(""),
  email,
  /** Posted by a form that showed the consent sentence of that version; see `CONSENT_VERSION`. */
  consentVersion: freeText,
});
export type NewsletterPost = z.infer<typeof newsletterPost>;

/** What is known of a post beside its fields. */
interface LeadRequest {
  /** The visitor's address; undefined when it cannot be known, then only the common limit holds. */
  readonly address: string | undefined;
  /** The language of the page, or the visitor's; the post's own `language` goes before it. */
  readonly language: Language;
  /** The post's headers, which say whether it came from a page of ours. */
  readonly headers: Headers;
}

/**
 * What became of a post: stored (201, also when it was a repeat), wrong in some fields (422), sent
 * by a page that is not ours (403), one of too many (429), or not stored for now (503).
 * All texts are in the visitor's language, for people.
 */
export type LeadResult =
  | { readonly status: 201; readonly id: string; readonly message: string }
  | {
      readonly status: 422;
      readonly message: string;
      /** By the name of the posted field. */
      readonly errors: Readonly<Record<string, string>>;
    }
  | { readonly status: 429; readonly message: string; readonly retryAfterSeconds: number }
  | { readonly status: 403 | 503; readonly message: string };

/** Stores what a form posted, as raw fields; the API and the site's own forms call the same. */
export type SubmitLead = (
  form: LeadForm,
  input: unknown,
  request: LeadRequest,
) => Promise<LeadResult>;

/** Answer of a stored lead: 201, the message in the visitor's language. */
export const leadAccepted = z.object({ data: z.object({ id: z.string() }), message: z.string() });
