import { countryFacts } from "./countries.ts";

/** The street and the postal code in an address of one line: the street is what stands before city and postal code. */
export function addressParts(address: string, city: string, country: string) {
  // No number of a house is taken for a postal code.
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
