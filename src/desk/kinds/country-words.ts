import { countryName, NAMED_COUNTRIES } from "#language/countries.ts";
import { COUNTRIES } from "#language/currencies.ts";
import { deskLanguage } from "../language/desk-language.ts";

export const countryWords = (country: string) => countryName(country, deskLanguage());

/** Returns all countries with names, the group's first. */
export function countryChoices(): readonly (readonly [country: string, words: string])[] {
  const others = COUNTRIES.slice(NAMED_COUNTRIES.length).map(
    (country) => [country, countryWords(country)] as const,
  );
  return [
    ...NAMED_COUNTRIES.map((country) => [country, countryWords(country)] as const),
    ...others.sort(([, one], [, other]) => one.localeCompare(other, deskLanguage())),
  ];
}
