import { m } from "#language/paraglide/messages.js";

/** Rule 6.13: the titles of the notices of the contact and the quote form. */
export const CONTACT_WORDS = {
  sent: m.form_sent_title,
  sentText: m.lead_sent,
  sentNote: m.form_sent_note,
  failed: m.form_failed_title,
  failedText: m.form_failed_text,
};
