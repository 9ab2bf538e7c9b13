import { type Language, LANGUAGE_TAGS } from "#language/languages.ts";

// Without a library, for the desk too.

/** Where wines come from, by ISO 3166 code. */
export const WINE_COUNTRIES = [
  "AR",
  "AT",
  "AU",
  "BG",
  "BO",
  "BR",
  "CA",
  "CH",
  "CL",
  "CN",
  "CY",
  "CZ",
  "DE",
  "ES",
  "FR",
  "GB",
  "GE",
  "GR",
  "HR",
  "HU",
  "IL",
  "IT",
  "LB",
  "MA",
  "MD",
  "MK",
  "MX",
  "NZ",
  "PE",
  "PT",
  "RO",
  "RS",
  "SI",
  "SK",
  "TR",
  "US",
  "UY",
  "ZA",
] as const;
export type WineCountry = (typeof WINE_COUNTRIES)[number];

/** Making one takes longer than a thousand names. */
const NAMES = new Map<Language, Intl.DisplayNames>();

/** What a country is called in a language. */
export function wineCountryName(country: WineCountry, language: Language): string {
  const names =
    NAMES.get(language) ?? new Intl.DisplayNames(LANGUAGE_TAGS[language], { type: "region" });
  NAMES.set(language, names);
  return names.of(country) ?? country;
}
