import { type Language, LANGUAGE_STORAGE_KEY } from "#language/languages.ts";
import { m } from "#language/paraglide/messages.js";
import {
  CAMPAIGN_STORAGE_KEY,
  CONSENT_STORAGE_KEY,
  DRAFTS_STORAGE_KEY,
} from "#site/on-intent/bootstrap-contract.ts";
import { FILM_STORAGE_KEY } from "#site/ui/film/start-film.ts";

// The facts of the privacy notice. tests/architecture/privacy-facts.test.ts holds each of them against the
// code that makes it true: a storage key, a cookie, a question for the location, or a period that changes
// there without changing here fails it.

type Unit = "minute" | "hour" | "day" | "month" | "year";
interface Period {
  readonly count: number;
  readonly unit: Unit;
}

/** How long things are kept. */
export const PERIODS = {
  /** What is counted under the IP of who sends a form, in the database. */
  sender: { count: 10, unit: "minute" },
  /** What is counted under IPs in memory alone. */
  request: { count: 1, unit: "minute" },
  /** A newsletter sign-up that waits for its confirmation. */
  confirmation: { count: 48, unit: "hour" },
  /** The country of an IP address. */
  country: { count: 24, unit: "hour" },
  /** The answer about cookies. */
  consent: { count: 1, unit: "year" },
  /** The link to one's own data. */
  link: { count: 30, unit: "minute" },
  /** The log of what the staff did. */
  audit: { count: 2, unit: "year" },
  /** Messages and quote requests, unless the setting LEAD_MONTHS says something else. */
  leads: { count: 24, unit: "month" },
  /** What is quarantined, unless the setting QUARANTINE_DAYS says something else. */
  quarantine: { count: 30, unit: "day" },
} as const satisfies Record<string, Period>;

/** A period in words: "48 horas". */
export function periodText({ count, unit }: Period, language: Language): string {
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(
    count,
  );
}

/** Everything that the site itself leaves in a visitor's browser: storage alone, no cookie. */
export const BROWSER_STORAGE = [
  { key: LANGUAGE_STORAGE_KEY, area: "local", text: m.privacy_browser_language_text },
  { key: CAMPAIGN_STORAGE_KEY, area: "session", text: m.privacy_browser_campaign_text },
  { key: DRAFTS_STORAGE_KEY, area: "session", text: m.privacy_browser_drafts_text },
  { key: FILM_STORAGE_KEY, area: "session", text: m.privacy_browser_film_text },
  { key: CONSENT_STORAGE_KEY, area: "local", text: m.privacy_browser_consent_text },
] as const;

/** The cookies of services that a visitor may agree to, as their makers describe them. */
export const SERVICE_COOKIES = [
  {
    purpose: "statistics",
    names: ["_ga", "_ga_…"],
    text: m.privacy_browser_google_text,
    period: { count: 2, unit: "year" },
  },
  {
    purpose: "marketing",
    names: ["_fbp", "_fbc"],
    text: m.privacy_browser_meta_text,
    period: { count: 90, unit: "day" },
  },
  {
    purpose: "marketing",
    names: ["_gcl_…", "_gac_…"],
    text: m.privacy_browser_ads_text,
    period: { count: 90, unit: "day" },
  },
] as const;

/** What asks for the visitor's location: the words by which visitors know it, and why. */
export const LOCATION_USES = {
  experiences: { term: m.layout_experiences, text: m.privacy_location_experiences },
  list: { term: m.restaurant_list_by_distance, text: m.privacy_location_list },
  table: { term: m.table_nearest, text: m.privacy_location_table },
} as const;
