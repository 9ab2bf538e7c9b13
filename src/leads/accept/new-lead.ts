import type { Language } from "#language/languages.ts";
import { m } from "#language/paraglide/messages.js";
import { consentVersion, HONEYPOT_FIELD } from "./form-fields.ts";
import { leadScore } from "./lead-score.ts";
import type { ContactPost, NewsletterPost, QuotePost } from "./leads.contract.ts";
import type { NewLead } from "./store-lead.ts";
import type { LeadForm } from "./submit-lead.ts";
import { isTableRequest, tableMessage } from "./table-request.ts";

/** What a valid post becomes: the fields its form has, the score, and whether it looks like spam. */
export function newLead(
  form: LeadForm,
  post: ContactPost | QuotePost | NewsletterPost,
  { language, siteName }: { readonly language: Language; readonly siteName: string },
): NewLead {
  const asked = {
    eventType: "",
    guestCount: null,
    budget: "",
    preferredDate: "",
    ...post,
  };
  const reason = spamSignal(post);
  return {
    form,
    submissionId: post.submissionId ?? null,
    language,
    name: post.name,
    email: post.email,
    phone: "phone" in post ? post.phone : "",
    subject: "subject" in post ? post.subject : "",
    restaurant: "restaurant" in post ? post.restaurant : "",
    message: messageOf(form, post, language),
    eventType: asked.eventType,
    guestCount: asked.guestCount,
    budget: asked.budget,
    preferredDate: asked.preferredDate,
    campaign: {
      source: post.utm_source,
      medium: post.utm_medium,
      campaign: post.utm_campaign,
      content: post.utm_content,
      term: post.utm_term,
    },
    consent: consentOf(post, language, siteName),
    score: leadScore({ form, ...asked }),
    state: reason === "" ? "waiting" : "quarantined",
    reason,
  };
}

function messageOf(
  form: LeadForm,
  post: ContactPost | QuotePost | NewsletterPost,
  language: Language,
): string {
  if (!("message" in post)) return "";
  return isTableRequest(form, post) ? tableMessage(post, language) : post.message;
}

/** Stored only when the form showed the current text: it is evidence. */
function consentOf(post: object, locale: Language, siteName: string): NewLead["consent"] {
  const version = consentVersion(siteName);
  const isShown = "consentVersion" in post && post.consentVersion === version;
  return isShown ? { text: m.newsletter_consent({ siteName }, { locale }), version } : null;
}

/** No person reads, types and sends in less, not even with autofill. */
const MINIMUM_FILL_MS = 500;

/**
 * Why a post looks like a program's, as the staff read it in the lead's reason; "" when it does
 * not. The lead is then stored, and not sent.
 */
export function spamSignal(post: {
  readonly [HONEYPOT_FIELD]: string;
  readonly elapsed?: number | undefined;
  readonly name: string;
  readonly message?: string;
}): string {
  if (post[HONEYPOT_FIELD] !== "") return "Suspeita de spam: campo oculto preenchido";
  // Without JavaScript no time is measured: nothing is suspected then.
  if (post.elapsed !== undefined && post.elapsed < MINIMUM_FILL_MS) {
    return "Suspeita de spam: enviado rápido demais";
  }
  if (/https?:\/\/|www\./i.test(post.name)) return "Suspeita de spam: endereço no nome";
  if (/\[url[=\]]|<a\s+href/i.test(post.message ?? "")) {
    return "Suspeita de spam: mensagem com links em código";
  }
  return "";
}
