import { countryFacts } from "#language/countries.ts";

/** A telephone number, as digits, with the code of its country, where that is known; any other text as it is. */
export function withCallingCode(number: string, country: string): string {
  const { callingCode, national } = countryFacts(country) ?? {};
  return callingCode && national?.test(number) ? callingCode + number : number;
}
