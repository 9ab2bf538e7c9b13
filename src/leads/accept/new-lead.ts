import type { Language } from "#language/languages.ts";
import { m } from "#language/paraglide/messages.js";
import { consentVersion, HONEYPOT_FIELD } from "./form-fields.ts";
import { leadScore } from "./lead-score.ts";
import type { ContactPost, NewsletterPost, QuotePost } from "./leads.contract.ts";
import type { NewLead } from "./store-lead.ts";
import type { LeadForm } from "../lead-transition.ts";
import { isTableRequest, tableMessage } from "./table-request.ts";

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
    preferredTime: isTableRequest(form, post) ? post.time : "",
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

/** Returns the consent only when the form showed the current text, because it is evidence. */
function consentOf(post: object, locale: Language, siteName: string): NewLead["consent"] {
  const version = consentVersion(siteName);
  const isShown = "consentVersion" in post && post.consentVersion === version;
  return isShown ? { text: m.newsletter_consent({ siteName }, { locale }), version } : null;
}

/** People need longer to read, type and send, even with autofill. */
const MINIMUM_FILL_MS = 500;

/**
 * Returns why a post looks automated, as staff read it, or "". Such a lead is stored but not sent.
 */
export function spamSignal(post: {
  readonly [HONEYPOT_FIELD]: string;
  readonly elapsed?: number | undefined;
  readonly name: string;
  readonly message?: string;
}): string {
  if (post[HONEYPOT_FIELD] !== "") return "Suspeita de spam: campo oculto preenchido";
  // Only JavaScript measures the time.
  if (post.elapsed !== undefined && post.elapsed < MINIMUM_FILL_MS) {
    return "Suspeita de spam: enviado rápido demais";
  }
  if (/https?:\/\/|www\./i.test(post.name)) return "Suspeita de spam: endereço no nome";
  if (/\[url[=\]]|<a\s+href/i.test(post.message ?? "")) {
    return "Suspeita de spam: mensagem com links em código";
  }
  return "";
}
