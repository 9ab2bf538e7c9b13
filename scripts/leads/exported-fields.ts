import type { Lead } from "./find-leads.ts";

type Read = (lead: Lead) => string | number | null;

/** Everything that is kept about a lead, flat, times as ISO 8601; the names are the columns. */
const FIELDS = {
  id: (lead) => lead.id,
  createdAt: (lead) => lead.createdAt.toISOString(),
  form: (lead) => lead.form,
  state: (lead) => lead.state,
  reason: (lead) => lead.reason,
  platformId: (lead) => lead.platformId,
  score: (lead) => lead.score,
  name: (lead) => lead.name,
  email: (lead) => lead.email,
  phone: (lead) => lead.phone,
  restaurant: (lead) => lead.restaurant,
  subject: (lead) => lead.subject,
  message: (lead) => lead.message,
  eventType: (lead) => lead.eventType,
  guestCount: (lead) => lead.guestCount,
  budget: (lead) => lead.budget,
  preferredDate: (lead) => lead.preferredDate,
  language: (lead) => lead.language,
  utmSource: (lead) => lead.campaign.source,
  utmMedium: (lead) => lead.campaign.medium,
  utmCampaign: (lead) => lead.campaign.campaign,
  utmContent: (lead) => lead.campaign.content,
  utmTerm: (lead) => lead.campaign.term,
  consentText: (lead) => lead.consent?.text ?? null,
  consentVersion: (lead) => lead.consent?.version ?? null,
  submissionId: (lead) => lead.submissionId,
  attempts: (lead) => lead.attempts,
  nextAttemptAt: (lead) => (lead.state === "waiting" ? lead.nextAttemptAt.toISOString() : null),
  sendingSince: (lead) => lead.sendingSince?.toISOString() ?? null,
  mailedAt: (lead) => lead.mailedAt?.toISOString() ?? null,
  mailAttempts: (lead) => lead.mailAttempts,
  mailedTo: (lead) => lead.mailedTo.join(", "),
  mailNextAttemptAt: (lead) => lead.mailNextAttemptAt?.toISOString() ?? null,
  mailReason: (lead) => lead.mailReason,
  updatedAt: (lead) => lead.updatedAt.toISOString(),
} as const satisfies Record<string, Read>;

export const EXPORTED_NAMES = Object.keys(FIELDS);

/** The fields of one lead by their names, in the order of {@link EXPORTED_NAMES}. */
export function exportedFields(lead: Lead): Record<string, string | number | null> {
  return Object.fromEntries(Object.entries(FIELDS).map(([name, read]) => [name, read(lead)]));
}
