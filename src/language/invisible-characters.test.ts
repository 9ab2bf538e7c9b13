import { expect, test } from "vitest";
import { findRefused, isVisible, withoutInvisible } from "./invisible-characters.ts";

test.each([
  ["co\u00ADzi\u200Bnha\u2060\uFEFF", "cozinha"],
  ["\u202AAna\u202C \u2066Gil\u2069\u200E", "Ana Gil"],
  ["Jo\u200Dse\u200C", "Jose"],
  ["a\0b\u0007c\u0085", "abc"],
  ["a\tb\nc\r\nd", "a\tb\nc\r\nd"],
])("turns %j into %j", (text, plain) => expect(withoutInvisible(text)).toBe(plain));

test.each([
  "می\u200Cخواهم",
  "क्\u200Dष",
  "ന്\u200D",
  "👩\u200D🍳",
  "👩🏽\u200D🍳",
  "❤\uFE0F\u200D🔥",
  "São Paulo · açaí",
])("keeps %j", (text) => expect(withoutInvisible(text)).toBe(text));

test.each([
  "",
  " \u00A0",
  "\u3164",
  "\u115F\u1160\uFFA0",
  "\u2800",
  "\uFE0F",
  "\u0301\u0302",
  "\u200B",
])("%j is invisible", (text) => expect(isVisible(text)).toBe(false));

test.each(["A", "李", "\u0915\u094D", "é", "e\u0301", "👩\u200D🍳", "-", "\u3164A"])(
  "%j is visible",
  (text) => expect(isVisible(text)).toBe(true),
);

test.each([
  ["a boa cozinha\uE000 da casa", { code: "U+E000", after: "cozinha" }],
  ["Ana\uD83D", { code: "U+D83D", after: "Ana" }],
  ["Mesa \uDE00 posta", { code: "U+DE00", after: "Mesa" }],
  ["\uF0B7 Picanha", { code: "U+F0B7", after: "" }],
  ["co\u00ADzi\0nha", { code: "U+0000", after: "cozi" }],
  ["fim\u{10FFFF}", { code: "U+10FFFF", after: "fim" }],
  ["São Paulo 👩\u200D🍳\n\tco\u00ADzinha", undefined],
  ["", undefined],
])("finds in %j the refused character %o", (text, found) =>
  expect(findRefused(text)).toEqual(found),
);
