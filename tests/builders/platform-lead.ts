import type { FormSubmission } from "#services/rd-station/rd-station.ts";

type PlatformLead = FormSubmission["lead"];

/** The platform's lead (rule 6.9) for `aContactPost()`. */
export function aPlatformLead(changes: Partial<PlatformLead> = {}): PlatformLead {
  return {
    name: "Maria Silva",
    email: "maria@example.com",
    phone: "+55 11 99999-0000",
    company: "Grupo Rubaiyat",
    job_title: "Cliente",
    personal_phone: "+55 11 99999-0000",
    mobile: "+55 11 99999-0000",
    cf_restaurant: "rubaiyat-rio",
    cf_event_type: "",
    cf_guest_count: null,
    cf_budget: "",
    cf_preferred_date: "",
    cf_message: "Um jantar inesquecível, obrigada.",
    cf_subject: "elogios-sugestoes",
    cf_utm_source: "",
    cf_utm_medium: "",
    cf_utm_campaign: "",
    cf_utm_content: "",
    cf_utm_term: "",
    lead_score: 50,
    traffic_source: "website",
    traffic_medium: "organic",
    traffic_campaign: "general_contact",
    ...changes,
  };
}

/** The platform's lead for `aQuotePost()`. */
export function aPlatformQuote(changes: Partial<PlatformLead> = {}): PlatformLead {
  return aPlatformLead({
    cf_subject: "eventos",
    cf_event_type: "Casamento",
    cf_guest_count: 120,
    cf_budget: "Alto",
    cf_preferred_date: "2047-05-20",
    lead_score: 100,
    traffic_campaign: "event_bookings",
    ...changes,
  });
}
