import { CONSENT_STORAGE_KEY } from "./bootstrap-contract.ts";

/** What a visitor may agree to; see docs/decisions/0013-a-cookie-banner-of-our-own.md. */
export type Purpose = "statistics" | "marketing";
export type Choices = Readonly<Partial<Record<Purpose, boolean>>>;

/** The visitor's choice as it is stored in their browser: when, to which words, and what. */
interface ConsentRecord {
  readonly time: string;
  readonly version: string;
  readonly language: string;
  readonly choices: Choices;
}

/** After a year the question is asked again. */
const MAXIMUM_AGE_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * The choices that were made, or undefined where the visitor is to be asked: no choice was made,
 * or long ago, or to other words, or something that is asked now was not asked then.
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

/** Stores a choice; where storage is forbidden it holds for this page alone. */
export function storeChoices(choices: Choices, version: string, language: string): void {
  const record: ConsentRecord = { time: new Date().toISOString(), version, language, choices };
  try {
    localStorage.setItem(CONSENT_STORAGE_KEY, JSON.stringify(record));
  } catch {
    // As above.
  }
}
