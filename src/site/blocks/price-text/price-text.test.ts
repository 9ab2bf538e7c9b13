import { expect, test } from "vitest";
import type { Currency } from "#language/currencies.ts";
import type { Language } from "#language/languages.ts";
import { priceText } from "./price-text.ts";

/** With plain spaces, for `Intl` puts unbreakable ones. */
const shown = (price: number | string, currency: Currency, language: Language) =>
  priceText(price, currency, language).text.replaceAll(/\s/g, " ");

// Rule 4.12.
test.each([
  [1200, "BRL", "pt", "R$ 1.200"],
  [1200, "BRL", "en", "R$1,200"],
  [95, "EUR", "pt", "€ 95"],
  [95, "EUR", "en", "€95"],
  [95, "EUR", "es", "95 €"],
  [45_000, "CLP", "es", "$ 45.000"],
  [1_250_000, "CLP", "es", "$ 1.250.000"],
  [98_000, "ARS", "es", "$ 98.000"],
  [89.5, "EUR", "en", "€89.50"],
  [0, "BRL", "pt", "R$ 0"],
  // Of other countries.
  [1_250, "UYU", "es", "$ 1.250"],
  [38, "USD", "es", "$38"],
  [1_250.4, "JPY", "es", "JPY 1,250"],
  [95_000, "PYG", "es", "PYG 95.000"],
] as const)("%d %s in %s is %j", (price, currency, language, expected) => {
  expect(shown(price, currency, language)).toBe(expected);
  expect(priceText(price, currency, language).isAmount).toBe(true);
});

// Rule 4.11.
test.each([
  ["pt", "Sob consulta"],
  ["en", "On request"],
  ["es", "Bajo consulta"],
] as const)("the catalogue's words are translated into %s", (language, expected) => {
  expect(priceText(" Sob consulta ", "BRL", language)).toEqual({ text: expected, isAmount: false });
});

test.each([
  ["1.200", "EUR", "pt", "€ 1.200"],
  ["1.200", "EUR", "en", "€1.200"],
  ["1.200", "EUR", "es", "1.200 €"],
  [" 1.200,50 ", "BRL", "es", "R$ 1.200,50"],
  ["45 000", "CLP", "es", "$ 45 000"],
  ["0450", "BRL", "pt", "R$ 0450"],
] as const)(
  "an amount that was written as text, %j %s, in %s is %j",
  (words, currency, language, expected) => {
    expect(shown(words, currency, language)).toBe(expected);
    expect(priceText(words, currency, language).isAmount).toBe(true);
  },
);

test.each(["1.200-1.500", "1,", "from €90", "Sob consulta prévia", "<b>0</b>", "sob consulta"])(
  "other words, %j, are shown as they are",
  (words) => expect(priceText(words, "EUR", "en")).toEqual({ text: words, isAmount: false }),
);
