import { DEFAULT_LANGUAGE, isLanguage, type Language, LANGUAGE_TAGS } from "./languages.ts";

// A country is named as the specification names it, else by its ISO code. `Intl` supplies names, languages and zones.

/** The specification's countries with their ISO codes; the first is the default (rules 3.13 and 4.9). */
const CODES = { Brasil: "BR", Argentina: "AR", Chile: "CL", Espanha: "ES" } as const;
export type NamedCountry = keyof typeof CODES;
export const NAMED_COUNTRIES = Object.keys(CODES) as readonly NamedCountry[];
export const DEFAULT_COUNTRY: NamedCountry = "Brasil";

interface CountryFacts {
  readonly postalCode: RegExp;
  /** An approximate centre, in degrees. */
  readonly centre: { readonly lat: number; readonly lng: number };
}

const FACTS: Readonly<Record<NamedCountry, CountryFacts>> = {
  Brasil: {
    postalCode: /\b\d{5}-\d{3}\b/,
    centre: { lat: -14, lng: -52 },
  },
  Argentina: {
    postalCode: /\b[A-Z]\d{4}[A-Z]{3}\b/,
    centre: { lat: -36, lng: -64 },
  },
  Chile: {
    postalCode: /\b\d{7}\b/,
    centre: { lat: -33, lng: -71 },
  },
  Espanha: {
    postalCode: /\b\d{5}\b/,
    centre: { lat: 40, lng: -4 },
  },
};

export const isNamed = (country: string): country is NamedCountry => Object.hasOwn(CODES, country);

export const countryFacts = (country: string): CountryFacts | undefined =>
  isNamed(country) ? FACTS[country] : undefined;

/** Returns a country's ISO code; undefined for an unknown name. */
export function countryCode(country: string): string | undefined {
  if (isNamed(country)) return CODES[country];
  return /^[A-Z]{2}$/.test(country) ? country : undefined;
}

export function countryName(country: string, language: Language): string {
  const code = countryCode(country);
  if (code === undefined) return country;
  const names =
    NAMES.get(language) ?? new Intl.DisplayNames(LANGUAGE_TAGS[language], { type: "region" });
  NAMES.set(language, names);
  return names.of(code) ?? country;
}
const NAMES = new Map<Language, Intl.DisplayNames>();

/** Returns the main language of a country if the site has it, else English; Portuguese for an unknown country. */
export function languageOfCountry(country: string): Language {
  const code = countryCode(country);
  if (code === undefined) return DEFAULT_LANGUAGE;
  const { language } = new Intl.Locale(`und-${code}`).maximize();
  return isLanguage(language) ? language : "en";
}

/** Returns a country's time zones if the engine knows them, else all. */
export function zonesOf(country: string): readonly string[] {
  const code = countryCode(country);
  let zones = ZONES.get(code);
  if (zones === undefined) {
    const own = code === undefined ? undefined : new Intl.Locale(`und-${code}`).getTimeZones?.();
    zones = own ?? Intl.supportedValuesOf("timeZone");
    ZONES.set(code, zones);
  }
  return zones;
}
/** Cached, because the engine takes a millisecond for each. */
const ZONES = new Map<string | undefined, readonly string[]>();
