// What the forms and the API must agree on, without the weight of the contract's shapes.

/** The six subjects of the contact form (rule 6.4). */
export const SUBJECTS = [
  "elogios-sugestoes",
  "eventos",
  "trabalhe-conosco",
  "parcerias",
  "assessoria-imprensa",
  "outros",
] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Rule 6.3; the upper bounds are ours and keep a post below the platform's 0.2 MB. */
export const LIMITS = {
  name: { minimum: 2, maximum: 120 },
  email: { maximum: 254 },
  phone: { minimum: 10, maximum: 40 },
  message: { minimum: 10, maximum: 5000 },
  freeText: { maximum: 200 },
} as const;

/**
 * An e-mail address as browsers understand it (HTML, "valid e-mail address"), with a domain of two
 * parts at least, in letters or punycode, and without the dots that mail servers refuse.
 */
export const EMAIL =
  /^(?!\.)(?!.*\.\.)(?!.*\.@)[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/i;

/** The version of the newsletter's consent sentence that a subscriber was shown. */
export const CONSENT_VERSION = "2026-11";

/** The campaign parameters of a page's address that a lead keeps (rule 6.7). */
export const CAMPAIGN_FIELDS = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_content",
  "utm_term",
] as const;

/** The day (ISO) that it still is somewhere: no visitor's today is before it. */
export function earliestDay(now = new Date()): string {
  const hoursBehind = 12;
  return new Date(now.getTime() - hoursBehind * 3_600_000).toISOString().slice(0, 10);
}
