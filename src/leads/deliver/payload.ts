import type { FormSubmission } from "#external-services/rd-station/form-submission.ts";
import { platformFields } from "../lead-fields.ts";
import type { Lead } from "../lead-transition.ts";

/** Rule 6.1. */
const FORMS: Readonly<Record<Lead["form"], { conversion: string; campaign: string }>> = {
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
      ...platformFields(lead),
      company: "Grupo Rubaiyat",
      job_title: "Cliente",
      traffic_source: "website",
      traffic_medium: "organic",
      traffic_campaign: campaign,
    },
  };
}
