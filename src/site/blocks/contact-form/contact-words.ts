import { m } from "../../../language/paraglide/messages.js";

/** Reading 26: the titles of the notices of the contact and the quote form. */
export const contactWords = () => ({
  sent: m.form_sent_title(),
  failed: m.form_failed_title(),
  sentNote: m.form_sent_note(),
});
