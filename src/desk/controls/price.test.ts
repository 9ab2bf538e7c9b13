import { expect, test } from "vitest";
import { namesOtherCurrency, priceText, readPrice, readTypedPrice } from "./price.ts";

test.each([
  ["", undefined],
  ["  ", undefined],
  ["89", 89],
  ["0", 0],
  ["89,90", 89.9],
  ["89.9", 89.9],
  ["R$ 38", 38],
  ["24,50 €", 24.5],
  ["12.900", 12_900],
  ["$ 12.900", 12_900],
  ["1.234,50", 1234.5],
  ["1,234.50", 1234.5],
  ["1.234.567", 1_234_567],
  ["1\u00A0120,00", 1120],
  ["12\u202F500", 12_500],
  ["45 BRL", 45],
  ["S/ 38.50", 38.5],
  ["12 50", Number.NaN],
  ["1 120,00", Number.NaN],
  ["189 90", Number.NaN],
  ["R$ 38 €", Number.NaN],
  ["500 GRS", Number.NaN],
  ["1.234,567", Number.NaN],
  ["12,3456", Number.NaN],
  ["-5", Number.NaN],
  ["1e3", Number.NaN],
  ["abc", Number.NaN],
  ["1..5", Number.NaN],
  [",50", Number.NaN],
])("%j is %s", (text, amount) => expect(readPrice(text)).toBe(amount));

test.each([
  ["US$ 45", "BRL", true],
  ["€ 38", "BRL", true],
  ["45 USD", "BRL", true],
  ["$ 45", "BRL", true],
  ["Preço (US$)", "BRL", true],
  ["R$ 45", "BRL", false],
  ["45 BRL", "BRL", false],
  ["45", "BRL", false],
  ["PREÇO", "BRL", false],
  ["Price in EUR or BRL", "BRL", false],
  ["R$ 45", "EUR", true],
  ["24,50 €", "EUR", false],
  ["$ 12.900", "ARS", false],
  ["$ 12.900", "CLP", false],
  ["S/ 45", "PEN", false],
] as const)("%j beside %s names another currency: %s", (text, currency, isOther) =>
  expect(namesOtherCurrency(text, currency)).toBe(isOther),
);

test.each([
  ["1 120,00", 1120],
  ["R$ 12 500", 12_500],
  ["1 234 567.5", 1_234_567.5],
  ["89,90", 89.9],
  ["45 BRL", 45],
  ["", undefined],
  ["12 50", Number.NaN],
  ["38 1200", Number.NaN],
  ["1.234 567", Number.NaN],
  ["189 90 120", Number.NaN],
  ["US$ 45", Number.NaN],
  ["1 120 €", Number.NaN],
])("a field in reais takes %j for %s", (text, amount) =>
  expect(readTypedPrice(text, "BRL")).toBe(amount),
);

test("parses the amount that the field shows", () => {
  for (const amount of [0, 7, 38.5, 89.9, 12_900, 1_234_567.25]) {
    expect(readPrice(priceText(amount))).toBe(amount);
  }
  expect(priceText(undefined)).toBe("");
  expect(priceText(Number.NaN)).toBe("");
  expect(priceText(89.9)).toBe("89,90");
});
