import { z } from "zod";
import { readEmail } from "#language/email-address.ts";
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

/** What every form posts beside its own fields; what makes no sense here counts as absent. */
const envelope = {
  language: z.enum(LANGUAGES).optional().catch(undefined),
  /** Chosen by the form when it is shown: two posts of one id are one lead. */
  submissionId: z.uuid().optional().catch(undefined),
  /** Milliseconds since the page was opened, measured by script: nobody fills a form in no time. */
  elapsed: z.coerce.number().min(1).optional().catch(undefined),
  [HONEYPOT_FIELD]: z.coerce.string().default(""),
  ...campaign,
};

const { name, email, phone, restaurant, message } = FORM_FIELDS;

/** A text that is long enough and shows anything. */
const filledIn = ({ minimum, maximum }: { minimum: number; maximum: number }) =>
  z.string().trim().min(minimum).max(maximum).refine(isVisible);

/** An address as people type and paste it, as it is stored. */
export const emailAddress = z
  .string()
  .max(email.maximum)
  .meta({ format: "email" })
  .transform((typed, context) => {
    const address = readEmail(typed);
    if (address !== undefined) return address;
    context.issues.push({ code: "invalid_format", format: "email", input: typed });
    return z.NEVER;
  });

/** A number of guests as people write it, or as JSON has it. */
const guests = z.coerce
  .string()
  .transform(readGuestCount)
  .refine((digits) => digits !== "")
  .transform(Number);

/** The shape of each field. Which slugs are restaurants is checked where they are known. */
const fields = {
  name: filledIn(name),
  email: emailAddress,
  // Rule 6.3: characters, not digits, though the message speaks of digits.
  phone: filledIn(phone),
  subject: z.enum(SUBJECTS),
  restaurant: z.string().trim().min(1).max(restaurant.maximum),
  message: filledIn(message),
  eventType: freeText,
  guestCount: z.union([z.literal("").transform(() => null), guests]).default(null),
  budget: freeText,
  /** ISO date, or empty; in no time zone in the past. */
  preferredDate: z
    .union([z.literal(""), z.iso.date()])
    .refine((date) => date === "" || date >= earliestDay())
    .default(""),
} satisfies Record<FormField, z.ZodType>;

/** `20:30`, by the restaurant's clock. */
const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

/** The contact form (rule 6.3). What a table needs may be there too; see {@link tablePost}. */
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
  /** Of the table that is asked for; empty for any other message. */
  time: z.union([z.literal(""), timeOfDay]).default(""),
  /** What the visitor calls the experience that is to be reserved. */
  experience: freeText,
});
export type ContactPost = z.infer<typeof contactPost>;

/** A contact message that asks for a table: its words are ours, and the visitor's are a note to them. */
export const tablePost = contactPost.extend({
  message: z.string().trim().max(message.maximum).default(""),
  guestCount: guests,
  preferredDate: z.iso.date().refine((date) => date >= earliestDay()),
  time: timeOfDay,
});

/** The event quote: the contact form and what the restaurant must know to reply (rule 6.5). */
export const quotePost = z.object({
  ...envelope,
  ...fields,
  subject: fields.subject.default("eventos"),
});
export type QuotePost = z.infer<typeof quotePost>;

/** The newsletter: name and e-mail in the footer, the e-mail alone on the news page (rule 6.3). */
export const newsletterPost = z.object({
  ...envelope,
  name: z.union([z.literal(""), fields.name]).default(""),
  email: fields.email,
  /** Posted by a form that showed the consent text of that version; see `consentVersion`. */
  consentVersion: freeText,
});
export type NewsletterPost = z.infer<typeof newsletterPost>;

/** The response to a stored lead: 201, the message in the visitor's language. */
export const leadAccepted = z.object({ data: z.object({ id: z.string() }), message: z.string() });
