import { CONSENT_STORAGE_KEY } from "./bootstrap-contract.ts";

/** A visitor's possible consents; see docs/decisions/0013-a-cookie-banner-of-our-own.md. */
export type Purpose = "statistics" | "marketing";
export type Choices = Readonly<Partial<Record<Purpose, boolean>>>;

/** The stored choice: time, text version and consents. */
interface ConsentRecord {
  readonly time: string;
  readonly version: string;
  readonly language: string;
  readonly choices: Choices;
}

/** After a year the banner asks again. */
const MAXIMUM_AGE_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * Returns the stored choices; undefined if the visitor must be asked: no choice, an expired one,
 * another text, or a new purpose.
 */
export function storedChoices(asked: readonly Purpose[], version: string): Choices | undefined {
  try {
    const record = JSON.parse(localStorage.getItem(CONSENT_STORAGE_KEY) ?? "") as ConsentRecord;
    const age = Date.now() - Date.parse(record.time);
    const isCurrent = age < MAXIMUM_AGE_MS && record.version === version;
    const isWhole = asked.every((purpose) => typeof record.choices[purpose] === "boolean");
    return isCurrent && isWhole ? record.choices : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a choice; if storage is forbidden, it applies to this page only. */
export function storeChoices(choices: Choices, version: string, language: string): void {
  const record: ConsentRecord = { time: new Date().toISOString(), version, language, choices };
  try {
    localStorage.setItem(CONSENT_STORAGE_KEY, JSON.stringify(record));
  } catch {
    // Storage may be forbidden.
  }
}
