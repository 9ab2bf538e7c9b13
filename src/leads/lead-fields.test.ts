import { expect, test } from "vitest";
import { aNewLead } from "#tests/builders/new-lead.ts";
import { aPlatformQuote } from "#tests/builders/platform-lead.ts";
import type { Lead } from "./lead-transition.ts";
import { leadToPayload } from "./lead-fields.ts";

function stored(changes: Partial<Lead> = {}): Lead {
  const at = new Date("2026-11-21T12:00:00Z");
  return {
    ...aNewLead(),
    id: "5e0c5a4e-0d0a-4f5f-9b8f-0a1b2c3d4e5f",
    fingerprint: "",
    platformId: null,
    attempts: 1,
    nextAttemptAt: at,
    sendingSince: at,
    mailedAt: null,
    mailNextAttemptAt: null,
    mailAttempts: 0,
    mailedTo: [],
    mailReason: "",
    visitorMailNextAttemptAt: null,
    visitorMailedAt: null,
    visitorMailAttempts: 0,
    visitorMailReason: "",
    handling: "new",
    outcome: null,
    ownerId: null,
    answeredAt: null,
    isCanary: false,
    createdAt: at,
    updatedAt: at,
    ...changes,
  };
}

test("an event lead becomes exactly the payload of rule 6.9", () => {
  expect(leadToPayload(stored())).toEqual({
    form: { identifier: "event_form", conversion_identifier: "event_booking_request" },
    lead: aPlatformQuote({
      cf_message: "Um casamento no jardim.",
      cf_utm_source: "google",
      cf_utm_medium: "cpc",
      cf_utm_campaign: "festas",
      cf_utm_content: "anuncio-1",
      cf_utm_term: "casamento",
    }),
  });
});

// Rule 6.1.
test.each([
  ["contact_form", "contact_form_submission", "general_contact"],
  ["event_form", "event_booking_request", "event_bookings"],
  ["newsletter_form", "newsletter_signup", "newsletter_subscription"],
] as const)("%s is the conversion %s in the campaign %s", (form, conversion, campaign) => {
  expect(leadToPayload(stored({ form }))).toMatchObject({
    form: { identifier: form, conversion_identifier: conversion },
    lead: { traffic_campaign: campaign },
  });
});
