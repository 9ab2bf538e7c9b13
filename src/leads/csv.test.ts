import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test.each([
  ["=1+1", "'=1+1"],
  ["\t=1", "'\t'=1"],
  // A spreadsheet that parts cells by semicolons begins new ones here.
  ["Olá;=HYPERLINK(1)", "Olá;'=HYPERLINK(1)"],
  ["a\t@b", "a\t'@b"],
  ["Olá\r\n＝1", '"Olá\r\n\'＝1"'],
  // What is no formula stays as it is.
  ["a=b", "a=b"],
  ["1-2", "1-2"],
  ["maria@example.com", "maria@example.com"],
  ["Olá; bom dia", "Olá; bom dia"],
])("the cell %j is a formula nowhere: %j", (cell, written) => {
  expect(csvLine([cell])).toBe(`${written}\r\n`);
});

test("what parts the cells is quoted, and nothing else", () => {
  expect(csvLine(["a;b", "c,d", 1, null], ";")).toBe('"a;b";c,d;1;\r\n');
  expect(csvLine(["a;b", "c,d"])).toBe('a;b,"c,d"\r\n');
});
