import type { FormSubmission } from "./form-submission.ts";

/**
 * The same lead as the platform's documented conversion event. What the visitor did not say is
 * left out, because this call updates the contact and would blank what is known of it.
 */
export function conversionEvent({ form, lead }: FormSubmission, hasConsent: boolean) {
  const { company, phone: _same, mobile, lead_score, ...rest } = lead;
  const payload = {
    conversion_identifier: form.conversion_identifier,
    ...rest,
    company_name: company,
    mobile_phone: mobile,
    cf_lead_score: lead_score,
  };
  const said = Object.entries(payload).filter(([, value]) => value !== "" && value !== null);
  const consent = { category: "communications", type: "consent", status: "granted" };
  return {
    event_type: "CONVERSION",
    event_family: "CDP",
    payload: { ...Object.fromEntries(said), ...(hasConsent ? { legal_bases: [consent] } : {}) },
  };
}
