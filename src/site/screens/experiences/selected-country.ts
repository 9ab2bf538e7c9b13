import type { Detection } from "./detect-country.ts";
import type { ShownCountry } from "./shown-countries.ts";

/** The country that the visitor named in the URL; undefined when there is none or no such. */
export function namedCountry<Country extends Pick<ShownCountry, "name">>(
  countries: readonly Country[],
  query: URLSearchParams,
): Country | undefined {
  return countries.find(({ name }) => name === query.get("country"));
}

/** Whose prices are shown: those named in the URL, else where the visitor is, else the first one's (rule 3.13). */
export function selectedCountry<Country extends Pick<ShownCountry, "code">>(
  countries: readonly Country[],
  named: Country | undefined,
  detection: Detection,
): Country | undefined {
  const code = detection.state === "detected" ? detection.code : undefined;
  return named ?? countries.find((one) => one.code === code) ?? countries[0];
}
