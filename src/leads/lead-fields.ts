import type { FormSubmission } from "#services/rd-station/rd-station.ts";
import type { FormField } from "./accept/form-fields.ts";
import type { LeadWithDelivery } from "./lead-deliveries.ts";
import type { Lead } from "./lead-transition.ts";

/** Returns a lead with campaign and consent as flat fields. */
export function flatLead<Given extends Lead>(lead: Given) {
  const { campaign, consent, fingerprint: _hash, isCanary: _internal, ...others } = lead;
  return {
    ...others,
    utmSource: textIn(campaign, "source") ?? "",
    utmMedium: textIn(campaign, "medium") ?? "",
    utmCampaign: textIn(campaign, "campaign") ?? "",
    utmContent: textIn(campaign, "content") ?? "",
    utmTerm: textIn(campaign, "term") ?? "",
    consentText: textIn(consent, "text"),
    consentVersion: textIn(consent, "version"),
    consentConfirmedAt: textIn(consent, "confirmedAt"),
  };
}

/**
 * Reads a text from a JSON column; null for another shape, which a row written by hand may have.
 */
function textIn(value: unknown, key: string): string | null {
  const text: unknown = isRecord(value) ? new Map(Object.entries(value)).get(key) : undefined;
  return typeof text === "string" ? text : null;
}

const isRecord = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const CAMPAIGN_PARTS = ["source", "medium", "campaign", "content", "term"];

/** Names the JSON columns with an unexpected shape, which an export cannot show whole. */
export function malformedColumns({ campaign, consent }: Lead): readonly string[] {
  const isCampaign = CAMPAIGN_PARTS.every((part) => textIn(campaign, part) !== null);
  const isConsent = consent === null || textIn(consent, "text") !== null;
  return [...(isCampaign ? [] : ["campaign"]), ...(isConsent ? [] : ["consent"])];
}

type FlatLead = ReturnType<typeof flatLead<LeadWithDelivery>>;
export type LeadField = keyof FlatLead | FormField;

interface Destinations {
  /** Keys of the platform's call (rule 6.9). */
  readonly platform: readonly (keyof FormSubmission["lead"])[];
  /** Place and label in the mail to the group; fields with the same place share a line. */
  readonly mail: readonly [place: number, label: string] | "body" | "left out";
}

const INTERNAL = { platform: [], mail: "left out" } as const;

/**
 * Destinations per field, in the order of the export's columns, which have these names. A column of
 * `leads` or a form field without a row here does not compile.
 */
export const LEAD_FIELDS = {
  id: { platform: [], mail: [14, "Identificação"] },
  createdAt: { platform: [], mail: [13, "Recebido em"] },
  form: INTERNAL,
  state: INTERNAL,
  reason: INTERNAL,
  platformId: INTERNAL,
  score: { platform: ["lead_score"], mail: [12, "Pontuação"] },
  name: { platform: ["name"], mail: [3, "Nome"] },
  email: { platform: ["email"], mail: [4, "E-mail"] },
  phone: { platform: ["phone", "personal_phone", "mobile"], mail: [5, "Telefone"] },
  restaurant: { platform: ["cf_restaurant"], mail: [1, "Casa"] },
  subject: { platform: ["cf_subject"], mail: [2, "Assunto"] },
  message: { platform: ["cf_message"], mail: "body" },
  eventType: { platform: ["cf_event_type"], mail: [6, "Tipo de evento"] },
  guestCount: { platform: ["cf_guest_count"], mail: [7, "Convidados"] },
  budget: { platform: ["cf_budget"], mail: [9, "Verba prevista"] },
  preferredTime: INTERNAL,
  preferredDate: { platform: ["cf_preferred_date"], mail: [8, "Data desejada"] },
  language: { platform: [], mail: [10, "Idioma"] },
  utmSource: { platform: ["cf_utm_source"], mail: [11, "Campanha"] },
  utmMedium: { platform: ["cf_utm_medium"], mail: [11, "Campanha"] },
  utmCampaign: { platform: ["cf_utm_campaign"], mail: [11, "Campanha"] },
  utmContent: { platform: ["cf_utm_content"], mail: [11, "Campanha"] },
  utmTerm: { platform: ["cf_utm_term"], mail: [11, "Campanha"] },
  consentText: INTERNAL,
  consentVersion: INTERNAL,
  consentConfirmedAt: INTERNAL,
  submissionId: INTERNAL,
  attempts: INTERNAL,
  nextAttemptAt: INTERNAL,
  sendingSince: INTERNAL,
  mailedAt: INTERNAL,
  mailAttempts: INTERNAL,
  mailedTo: INTERNAL,
  mailNextAttemptAt: INTERNAL,
  mailReason: INTERNAL,
  visitorMailedAt: INTERNAL,
  visitorMailAttempts: INTERNAL,
  visitorMailNextAttemptAt: INTERNAL,
  visitorMailReason: INTERNAL,
  handling: INTERNAL,
  outcome: INTERNAL,
  ownerId: INTERNAL,
  answeredAt: INTERNAL,
  followUpOn: INTERNAL,
  updatedAt: INTERNAL,
} as const satisfies Record<LeadField, Destinations>;

export const LEAD_FIELD_NAMES = Object.keys(LEAD_FIELDS) as (keyof typeof LEAD_FIELDS)[];

/** The platform's part of a lead, by the keys of its call. */
type PlatformFields = {
  readonly [
    Name in keyof FlatLead as (typeof LEAD_FIELDS)[Name]["platform"][number]
  ]: FlatLead[Name];
};

function platformFields(lead: Lead): PlatformFields {
  const flat: Partial<FlatLead> = flatLead(lead);
  const entries = LEAD_FIELD_NAMES.flatMap((name) =>
    LEAD_FIELDS[name].platform.map((key) => [key, flat[name]] as const),
  );
  return Object.fromEntries(entries) as unknown as PlatformFields;
}

/** Rule 6.1. */
const FORMS: Readonly<Record<Lead["form"], { conversion: string; campaign: string }>> = {
  contact_form: { conversion: "contact_form_submission", campaign: "general_contact" },
  event_form: { conversion: "event_booking_request", campaign: "event_bookings" },
  newsletter_form: { conversion: "newsletter_signup", campaign: "newsletter_subscription" },
};

/** Returns the body of the platform's call, exactly as rule 6.9 fixes it. */
export function leadToPayload(lead: Lead): FormSubmission {
  const { conversion, campaign } = FORMS[lead.form];
  return {
    form: { identifier: lead.form, conversion_identifier: conversion },
    lead: {
      ...platformFields(lead),
      company: "Grupo Rubaiyat",
      job_title: "Cliente",
      traffic_source: "website",
      traffic_medium: "organic",
      traffic_campaign: campaign,
    },
  };
}

/** Returns the labelled lines of the mail about a lead; `shown` has each field's text. */
export function mailLines(shown: Readonly<Partial<Record<LeadField, unknown>>>) {
  const lines = new Map<number, { readonly label: string; readonly values: string[] }>();
  for (const name of LEAD_FIELD_NAMES) {
    const { mail } = LEAD_FIELDS[name];
    if (typeof mail === "string") continue;
    const [place, label] = mail;
    const line = lines.get(place) ?? { label, values: [] };
    line.values.push(String(shown[name] ?? ""));
    lines.set(place, line);
  }
  return Array.from(lines)
    .toSorted(([one], [other]) => one - other)
    .map(([, { label, values }]) => ({ label, value: values.filter(Boolean).join(" / ") }));
}

/**
 * Returns a lead's exported fields in the order of {@link LEAD_FIELD_NAMES}, with times in ISO
 * 8601. Only waiting leads have `nextAttemptAt`.
 */
export function exportedFields(lead: LeadWithDelivery): Record<LeadField, string | number | null> {
  const { nextAttemptAt, mailedTo, ...flat } = flatLead(lead);
  const shown = {
    ...flat,
    mailedTo: mailedTo.join(", "),
    nextAttemptAt: lead.state === "waiting" ? nextAttemptAt : null,
  };
  return Object.fromEntries(
    LEAD_FIELD_NAMES.map((name) => {
      const value = shown[name];
      return [name, value instanceof Date ? value.toISOString() : value];
    }),
  ) as Record<LeadField, string | number | null>;
}
