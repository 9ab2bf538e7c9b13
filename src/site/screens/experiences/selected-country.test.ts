import { expect, test } from "vitest";
import { NAMED_COUNTRIES } from "#language/countries.ts";
import { type Detection, WAITING } from "./detect-country.ts";
import { namedCountry, selectedCountry } from "./use-country.ts";
import { shownCountries } from "./shown-countries.ts";

const COUNTRIES = shownCountries({ countries: new Set([...NAMED_COUNTRIES, "PT"]) }, "pt");

const inCountry = (code: string): Detection => ({ state: "detected", code, method: "gps" });
const FAILED: Detection = { state: "failed", reason: "unknown" };

// Rule 3.13.
test.each([
  ["?country=Chile", WAITING, "Chile"],
  ["?country=Chile", inCountry("ES"), "Chile"],
  ["?country=Chile", FAILED, "Chile"],
  ["", WAITING, "Brasil"],
  ["", inCountry("ES"), "Espanha"],
  ["", inCountry("US"), "Brasil"],
  ["", FAILED, "Brasil"],
  ["?country=PT", inCountry("ES"), "PT"],
  ["", inCountry("PT"), "PT"],
  ["?country=UY", WAITING, "Brasil"],
  ["?country=Narnia", WAITING, "Brasil"],
  ["?country=Narnia", inCountry("CL"), "Chile"],
  ["?country=chile", WAITING, "Brasil"],
  ["?country=", inCountry("CL"), "Chile"],
  ["?country=__proto__", WAITING, "Brasil"],
  ["?country=Chile&country=Espanha", WAITING, "Chile"],
  ["?utm_source=x&country=Espanha", WAITING, "Espanha"],
] as const)("with the query %j and %j the prices are those of %s", (query, detection, expected) => {
  const named = namedCountry(COUNTRIES, new URLSearchParams(query));
  expect(selectedCountry(COUNTRIES, named, detection)?.name).toBe(expected);
});
