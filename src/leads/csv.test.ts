import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test.each([
  ["=1+1", "'=1+1"],
  ["\t=1", "'\t'=1"],
  // Excel in Portuguese and Spanish separates cells by semicolons.
  ["Olá;=HYPERLINK(1)", "Olá;'=HYPERLINK(1)"],
  ["a\t@b", "a\t'@b"],
  ["Olá\r\n＝1", '"Olá\r\n\'＝1"'],
  // These stay as they are.
  ["a=b", "a=b"],
  ["1-2", "1-2"],
  ["maria@example.com", "maria@example.com"],
  ["Olá; bom dia", "Olá; bom dia"],
])("neutralises formulas in %j: %j", (cell, written) => {
  expect(csvLine([cell])).toBe(`${written}\r\n`);
});

test("quotes only cells that contain the separator", () => {
  expect(csvLine(["a;b", "c,d", 1, null], ";")).toBe('"a;b";c,d;1;\r\n');
  expect(csvLine(["a;b", "c,d"])).toBe('a;b,"c,d"\r\n');
});
