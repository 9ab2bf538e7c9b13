import type { LeadForm } from "../accept/leads.contract.ts";
import type { FormSubmission } from "#external-services/rd-station/form-submission.ts";
import type { Lead } from "../lead-transition.ts";

/** Rule 6.1. */
const FORMS: Readonly<Record<LeadForm, { conversion: string; campaign: string }>> = {
  contact_form: { conversion: "contact_form_submission", campaign: "general_contact" },
  event_form: { conversion: "event_booking_request", campaign: "event_bookings" },
  newsletter_form: { conversion: "newsletter_signup", campaign: "newsletter_subscription" },
};

/** The body of the platform's call for a lead, exactly as rule 6.9 fixes it. */
export function leadToPayload(lead: Lead): FormSubmission {
  const { conversion, campaign } = FORMS[lead.form];
  return {
    form: { identifier: lead.form, conversion_identifier: conversion },
    lead: {
      name: lead.name,
      email: lead.email,
      phone: lead.phone,
      company: "Grupo Rubaiyat",
      job_title: "Cliente",
      personal_phone: lead.phone,
      mobile: lead.phone,
      cf_restaurant: lead.restaurant,
      cf_event_type: lead.eventType,
      cf_guest_count: lead.guestCount,
      cf_budget: lead.budget,
      cf_preferred_date: lead.preferredDate,
      cf_message: lead.message,
      cf_subject: lead.subject,
      cf_utm_source: lead.campaign.source,
      cf_utm_medium: lead.campaign.medium,
      cf_utm_campaign: lead.campaign.campaign,
      cf_utm_content: lead.campaign.content,
      cf_utm_term: lead.campaign.term,
      lead_score: lead.score,
      traffic_source: "website",
      traffic_medium: "organic",
      traffic_campaign: campaign,
    },
  };
}
