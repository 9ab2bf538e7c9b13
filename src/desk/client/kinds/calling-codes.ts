import type { CountryName } from "#content/kinds/experience.ts";

/** The calling code of each country, and a number as people write it there without that code. */
const NUMBERS: Readonly<Record<CountryName, readonly [code: string, national: RegExp]>> = {
  Brasil: ["+55", /^[1-9]\d{9,10}$/],
  Argentina: ["+54", /^[1-9]\d{9}$/],
  Chile: ["+56", /^[2-9]\d{8}$/],
  Espanha: ["+34", /^[6-9]\d{8}$/],
};

/** A telephone number, as digits, with the code of its country; any other text as it is. */
export function withCallingCode(number: string, country: CountryName): string {
  const [code, national] = NUMBERS[country];
  return national.test(number) ? code + number : number;
}
