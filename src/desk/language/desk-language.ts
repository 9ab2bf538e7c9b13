import { DESK_LANGUAGES, type DeskLanguage } from "#accounts/contract.ts";
import { type Language, LANGUAGE_TAGS, type Texts } from "#language/languages.ts";
import { overwriteGetLocale as overwriteLocaleOfSite } from "#language/paraglide/runtime.js";
import { overwriteGetLocale } from "../paraglide/runtime.js";
import { store, stored } from "../browser-storage.ts";

// The desk's language: the browser's until sign-in, then the account's.

const STORAGE_KEY = "rubaiyat-desk-language";
let language: DeskLanguage = "pt";

export function deskLanguage(): DeskLanguage {
  return language;
}

/** Returns a text in the desk's language, else in Portuguese, else in any. */
export const inDeskLanguage = (texts: Texts): string =>
  [texts[language], texts.pt, texts.en, texts.es].map((text) => text.trim()).find(Boolean) ?? "";

/** Returns the page in the desk's language, else in its first. */
export const pageInDeskLanguage = (pages: Partial<Texts> | null): string | undefined =>
  pages?.[language] ?? Object.values(pages ?? {})[0];

export const otherLanguageOf = (texts: Texts): Language | undefined =>
  texts[language].trim() === "" && texts.pt.trim() !== "" ? "pt" : undefined;

/**
 * Changes the language of texts rendered from now on; the router's `revalidate` re-renders the
 * screen.
 */
export function setDeskLanguage(next: DeskLanguage): void {
  language = next;
  document.documentElement.lang = next;
  store(STORAGE_KEY, next);
}

/** Starts in the language of the last visit, else in the browser's first known one. */
export function startLanguage(): void {
  overwriteGetLocale(() => language);
  overwriteLocaleOfSite(() => language);
  const wanted = [stored(STORAGE_KEY) ?? "", ...navigator.languages];
  const codes = wanted.map((tag) => tag.toLowerCase().split("-")[0]);
  const first = codes.flatMap((code) => DESK_LANGUAGES.filter((one) => one === code))[0];
  language = first ?? "pt";
  document.documentElement.lang = language;
}

/** Formats a moment in the desk's language; by default in the browser's time zone. */
export const momentInWords = (moment: Date, format: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAGS[language], format).format(moment);

/** Returns a moment for a date and time field: browser's zone, without offset. */
export function fieldTime(moment: Date): string {
  const shifted = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** Formats a server time (ISO 8601) in the browser's zone: "22 de nov. de 2026, 15:40". */
export const dateAndTime = (iso: string): string =>
  momentInWords(new Date(iso), { dateStyle: "medium", timeStyle: "short" });

/** Formats a day (ISO 8601): "22 de nov. de 2026"; an invalid one stays. */
export function dayInWords(isoDay: string): string {
  const noon = new Date(`${isoDay}T12:00:00Z`);
  if (Number.isNaN(noon.getTime())) return isoDay;
  return momentInWords(noon, { dateStyle: "medium", timeZone: "UTC" });
}

/** Names a time zone by place and name: "Sao Paulo · Horário de Brasília". */
export function zoneInWords(timeZone: string): string {
  const format = { timeZone, timeZoneName: "longGeneric" } as const;
  const parts = new Intl.DateTimeFormat(LANGUAGE_TAGS[language], format).formatToParts();
  const place = timeZone.split("/").at(-1)?.replaceAll("_", " ");
  return [place, parts.find(({ type }) => type === "timeZoneName")?.value].join(" · ");
}

export function numberInWords(value: number, format?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(LANGUAGE_TAGS[language], format).format(value);
}

/** Formats the time since then: "25 min", "5 h", "3 dias". */
export function waitedSince(iso: string, now = Date.now()): string {
  return hoursInWords(Math.max(60_000, now - Date.parse(iso)) / 3_600_000);
}

/** "1,2 s", "100 ms". */
export const inUnit = (value: number, unit: string): string =>
  numberInWords(value, { style: "unit", unit, unitDisplay: "short" });

/** Formats hours in the largest fitting unit, rounded down. */
export function hoursInWords(hours: number): string {
  const [value, unit] =
    hours < 1 ? [hours * 60, "minute"] : hours < 24 ? [hours, "hour"] : [hours / 24, "day"];
  return inUnit(Math.floor(value), unit);
}

/** Returns the time alone if it is today: "15:40". */
export function timeOfToday(iso: string): string | undefined {
  const date = new Date(iso);
  if (date.toDateString() !== new Date().toDateString()) return undefined;
  return momentInWords(date, { timeStyle: "short" });
}
