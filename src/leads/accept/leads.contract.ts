import { z } from "zod";
import { emailAddress } from "#language/body-fields.server.ts";
import { isVisible } from "#language/invisible-characters.ts";
import { LANGUAGES } from "#language/languages.ts";
import {
  earliestDay,
  FORM_FIELDS,
  type FormField,
  FREE_TEXT_MAXIMUM,
  HONEYPOT_FIELD,
  SUBJECTS,
} from "./form-fields.ts";
import { readGuestCount } from "./field-rules.ts";

const freeText = z.string().trim().max(FREE_TEXT_MAXIMUM).default("");

const campaign = {
  utm_source: freeText,
  utm_medium: freeText,
  utm_campaign: freeText,
  utm_content: freeText,
  utm_term: freeText,
};

/** Fields that every form posts; invalid values count as absent. */
const envelope = {
  language: z.enum(LANGUAGES).optional().catch(undefined),
  /** Chosen by the form when shown: two posts with one id are one lead. */
  submissionId: z.uuid().optional().catch(undefined),
  /** Milliseconds since the page opened, measured by script; too few suggest a bot. */
  elapsed: z.coerce.number().min(1).optional().catch(undefined),
  [HONEYPOT_FIELD]: z.coerce.string().default(""),
  ...campaign,
};

const { name, phone, restaurant, message } = FORM_FIELDS;

const filledIn = ({ minimum, maximum }: { minimum: number; maximum: number }) =>
  z.string().trim().min(minimum).max(maximum).refine(isVisible);

const guests = z.coerce
  .string()
  .transform(readGuestCount)
  .refine((digits) => digits !== "")
  .transform(Number);

/** Schemas per field. `submitLead` checks that the restaurant exists. */
const fields = {
  name: filledIn(name),
  email: emailAddress,
  // Rule 6.3: counts characters, although the message says digits.
  phone: filledIn(phone),
  subject: z.enum(SUBJECTS),
  restaurant: z.string().trim().min(1).max(restaurant.maximum),
  message: filledIn(message),
  eventType: freeText,
  guestCount: z.union([z.literal("").transform(() => null), guests]).default(null),
  budget: freeText,
  /** ISO date, or empty; not past in every time zone. */
  preferredDate: z
    .union([z.literal(""), z.iso.date()])
    .refine((date) => date === "" || date >= earliestDay())
    .default(""),
} satisfies Record<FormField, z.ZodType>;

/** `20:30`, by the restaurant's clock. */
const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

/** The contact form (rule 6.3), which may carry a table request; see {@link tablePost}. */
export const contactPost = z.object({
  ...envelope,
  name: fields.name,
  email: fields.email,
  phone: fields.phone,
  subject: fields.subject,
  restaurant: fields.restaurant,
  message: fields.message,
  guestCount: fields.guestCount,
  preferredDate: fields.preferredDate,
  /** Time of the requested table; empty for other messages. */
  time: z.union([z.literal(""), timeOfDay]).default(""),
  experience: freeText,
});
export type ContactPost = z.infer<typeof contactPost>;

/**
 * A contact post that requests a table: the message is generated, and the visitor's text is a note.
 */
export const tablePost = contactPost.extend({
  message: z.string().trim().max(message.maximum).default(""),
  guestCount: guests,
  preferredDate: z.iso.date().refine((date) => date >= earliestDay()),
  time: timeOfDay,
});

/** The event quote: the contact form plus what the restaurant needs to reply (rule 6.5). */
export const quotePost = z.object({
  ...envelope,
  ...fields,
  subject: fields.subject.default("eventos"),
});
export type QuotePost = z.infer<typeof quotePost>;

/** The newsletter: name and e-mail in the footer, e-mail alone on the news page (rule 6.3). */
export const newsletterPost = z.object({
  ...envelope,
  name: z.union([z.literal(""), fields.name]).default(""),
  email: fields.email,
  /** Identifies the consent text that the form showed; see `consentVersion`. */
  consentVersion: freeText,
});
export type NewsletterPost = z.infer<typeof newsletterPost>;

/** The 201 response; the message is in the visitor's language. */
export const leadAccepted = z.object({ data: z.object({ id: z.string() }), message: z.string() });
