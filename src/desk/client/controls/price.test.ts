import { expect, test } from "vitest";
import { priceText, readPrice } from "./price.ts";

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
  ["1.234,567", Number.NaN],
  ["12,3456", Number.NaN],
  ["-5", Number.NaN],
  ["1e3", Number.NaN],
  ["abc", Number.NaN],
  ["1..5", Number.NaN],
  [",50", Number.NaN],
])("%j is %s", (text, amount) => expect(readPrice(text)).toBe(amount));

test("what the field shows is read as the same amount", () => {
  for (const amount of [0, 7, 38.5, 89.9, 12_900, 1_234_567.25]) {
    expect(readPrice(priceText(amount))).toBe(amount);
  }
  expect(priceText(undefined)).toBe("");
  expect(priceText(Number.NaN)).toBe("");
  expect(priceText(89.9)).toBe("89,90");
});
