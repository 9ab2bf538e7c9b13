import { expect, test } from "vitest";
import { LANGUAGES } from "./languages.ts";
import {
  countryCode,
  countryName,
  DEFAULT_COUNTRY,
  languageOfCountry,
  NAMED_COUNTRIES,
} from "./countries.ts";
import { COUNTRIES, currencyOf, currencySymbol } from "./currencies.ts";

// Rule 4.9.
test("matches the specification's countries, the default first", () => {
  const lines = NAMED_COUNTRIES.map((country) => {
    const currency = currencyOf(country) ?? "XCD";
    const facts = [countryCode(country), currency, currencySymbol(currency)];
    return [country, ...facts, languageOfCountry(country)].join(" ");
  });
  expect(lines).toEqual([
    "Brasil BR BRL R$ pt",
    "Argentina AR ARS $ es",
    "Chile CL CLP $ es",
    "Espanha ES EUR € es",
  ]);
  expect(NAMED_COUNTRIES[0]).toBe(DEFAULT_COUNTRY);
});

test.each([
  ["PT", "PT", "EUR", "pt", "Portugal, Portugal, Portugal"],
  ["UY", "UY", "UYU", "es", "Uruguai, Uruguay, Uruguay"],
  ["US", "US", "USD", "en", "Estados Unidos, United States, Estados Unidos"],
  ["FR", "FR", "EUR", "en", "França, France, Francia"],
  ["Espanha", "ES", "EUR", "es", "Espanha, Spain, España"],
  // Unknown names, as a remote product API may send them.
  ["Portugal", undefined, undefined, "pt", "Portugal, Portugal, Portugal"],
  ["__proto__", undefined, undefined, "pt", "__proto__, __proto__, __proto__"],
  ["", undefined, undefined, "pt", ", , "],
])("knows %j: code %s, currency %s, menus in %s", (country, code, currency, own, names) => {
  expect(countryCode(country)).toBe(code);
  expect(currencyOf(country)).toBe(currency);
  expect(languageOfCountry(country)).toBe(own);
  expect(LANGUAGES.map((language) => countryName(country, language)).join(", ")).toBe(names);
});

test("lists each country once, with a name and a currency", () => {
  expect(COUNTRIES.length).toBeGreaterThan(240);
  expect(new Set(COUNTRIES.map(countryCode)).size).toBe(COUNTRIES.length);
  for (const country of COUNTRIES) {
    expect(currencyOf(country), country).toMatch(/^[A-Z]{3}$/);
    expect(countryName(country, "en"), country).not.toMatch(/^[A-Z]{2}$/);
  }
});
