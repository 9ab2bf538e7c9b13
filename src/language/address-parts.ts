import { countryFacts } from "./countries.ts";

/** Splits a one-line address into street and postal code; the street precedes city and postal code. */
export function addressParts(address: string, city: string, country: string) {
  // The country's pattern tells a postal code from a house number.
  const [postalCode] = countryFacts(country)?.postalCode.exec(address) ?? [];
  const parts = address.split(/,\s*/);
  const end = parts.findIndex(
    (part, index) =>
      index > 0 &&
      ((city !== "" && part.startsWith(city)) ||
        (postalCode !== undefined && part.includes(postalCode))),
  );
  const street = parts.slice(0, end === -1 ? undefined : end).join(", ");
  return { street, postalCode };
}
