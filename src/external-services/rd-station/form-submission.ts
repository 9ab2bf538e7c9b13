/** The body of the specification's call, `POST /platform/forms/submissions` (rule 6.9). */
export interface FormSubmission {
  readonly form: {
    readonly identifier: string;
    readonly conversion_identifier: string;
  };
  /** What the visitor left out is an empty text, an unknown number of guests null. */
  readonly lead: {
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly company: string;
    readonly job_title: string;
    readonly personal_phone: string;
    readonly mobile: string;
    readonly cf_restaurant: string;
    readonly cf_event_type: string;
    readonly cf_guest_count: number | null;
    readonly cf_budget: string;
    readonly cf_preferred_date: string;
    readonly cf_message: string;
    readonly cf_subject: string;
    readonly cf_utm_source: string;
    readonly cf_utm_medium: string;
    readonly cf_utm_campaign: string;
    readonly cf_utm_content: string;
    readonly cf_utm_term: string;
    readonly lead_score: number;
    readonly traffic_source: string;
    readonly traffic_medium: string;
    readonly traffic_campaign: string;
  };
}

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
