import { expect, test } from "vitest";
import { readEmail } from "./email-address.ts";
import { shownEmail } from "./shown-email.server.ts";

test.each([
  ["ana@peñarol.example", "ana@xn--pearol-xwa.example", "ana@peñarol.example"],
  ["contato@AÇAÍ.com.br", "contato@xn--aa-4iaz.com.br", "contato@açaí.com.br"],
  ["ana@pen\u0303arol.example", "ana@xn--pearol-xwa.example", "ana@peñarol.example"],
  ["ana@xn--pearol-xwa.example", "ana@xn--pearol-xwa.example", "ana@peñarol.example"],
  ["info@例え。テスト", "info@xn--r8jz45g.xn--zckzah", "info@例え.テスト"],
  ["Ana.Gil@Example.com", "Ana.Gil@Example.com", "Ana.Gil@Example.com"],
])("stores %j as %s and shows %s", (typed, stored, shown) => {
  expect(readEmail(typed)).toBe(stored);
  expect(shownEmail(stored)).toBe(shown);
});

test.each([
  "ana@x.com\u200B",
  "\uFEFF ana@x.com\u00A0",
  "\u202Aana@x.com\u202C",
  "\u2066a\u00ADna@x.\u2060com\u2069",
  "mailto:ana@x.com",
  "MAILTO:ana@x.com?subject=Oi",
  "<ana@x.com>",
  "Ana Gil <ana@x.com>,",
  "<mailto:ana@x.com>",
  "ana@x.com.",
  "ana@x.com;",
  "ana＠x．com",
  "ana @ x.com",
])("reads %j as ana@x.com", (typed) => expect(readEmail(typed)).toBe("ana@x.com"));

test.each([
  "",
  "@",
  "joão@example.com",
  "ana@x",
  "ana@1.1.1.1",
  "ana@ñ",
  "ana@peña/rol.example",
  "ana@peña@rol.example",
  "ana@x.com, bia@x.com",
  `ana@${"ñ".repeat(64)}.example`,
  `${"a".repeat(65)}@example.com`,
  `ana@${"ñ.".repeat(100)}example.com`,
])("refuses %j", (typed) => expect(readEmail(typed)).toBeUndefined());
