import type { CountryName, Currency } from "#content/kinds/experience.ts";
import type { Language } from "#language/languages.ts";

/** What the experiences screen knows of a country (rule 4.9). */
export interface Country {
  /** The name in data and in the `country` query parameter. */
  readonly name: CountryName;
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly currency: Currency;
  readonly symbol: string;
  readonly language: Language;
}

/** The countries of the group, in the order of the selector; the first is the default. */
export const COUNTRIES: readonly Country[] = [
  { name: "Brasil", code: "BR", currency: "BRL", symbol: "R$", language: "pt" },
  { name: "Argentina", code: "AR", currency: "ARS", symbol: "$", language: "es" },
  { name: "Chile", code: "CL", currency: "CLP", symbol: "$", language: "es" },
  { name: "Espanha", code: "ES", currency: "EUR", symbol: "€", language: "es" },
];

/** The country with this ISO code, whatever its case; undefined for any other (rule 3.14). */
export function countryFromCode(code: string): Country | undefined {
  const wanted = code.trim().toUpperCase();
  return COUNTRIES.find((country) => country.code === wanted);
}

/** The country with exactly this name; undefined makes a `country` parameter invalid. */
export function countryFromName(name: string): Country | undefined {
  return COUNTRIES.find((country) => country.name === name);
}
