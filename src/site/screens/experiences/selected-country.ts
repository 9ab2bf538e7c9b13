import { COUNTRIES, type Country, countryFromName } from "#api/experiences/countries.ts";
import type { Detection } from "./detect-country.ts";

/** The default (rule 3.13), by its place at the head of the table. */
const [BRASIL] = COUNTRIES as readonly [Country, ...Country[]];

/** The country that the visitor named in the URL; undefined when there is none or no such. */
export function namedCountry(query: URLSearchParams): Country | undefined {
  return countryFromName(query.get("country") ?? "");
}

/** Whose prices are shown: those named in the URL, else where the visitor is, else Brasil. */
export function selectedCountry(named: Country | undefined, detection: Detection): Country {
  const whereTheyAre = detection.state === "detected" ? detection.country : undefined;
  return named ?? whereTheyAre ?? BRASIL;
}
