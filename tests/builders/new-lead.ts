import type { NewLead } from "#leads/accept/store-lead.ts";

export function aNewLead(changes: Partial<NewLead> = {}): NewLead {
  return {
    form: "event_form",
    submissionId: null,
    language: "pt",
    name: "Maria Silva",
    email: "maria@example.com",
    phone: "+55 11 99999-0000",
    subject: "eventos",
    restaurant: "rubaiyat-rio",
    message: "Um casamento no jardim.",
    eventType: "Casamento",
    guestCount: 120,
    budget: "Alto",
    preferredDate: "2047-05-20",
    preferredTime: "",
    campaign: {
      source: "google",
      medium: "cpc",
      campaign: "festas",
      content: "anuncio-1",
      term: "casamento",
    },
    consent: null,
    score: 100,
    state: "waiting",
    reason: "",
    ...changes,
  };
}
