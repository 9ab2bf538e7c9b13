import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test.each([
  ["=1+1", "'=1+1"],
  ["\t=1", "'\t'=1"],
  // A spreadsheet that parts cells by semicolons begins new ones here.
  ["Olá;=HYPERLINK(1)", "Olá;'=HYPERLINK(1)"],
  ["a\t@b", "a\t'@b"],
  ["Olá\r\n＝1", '"Olá\r\n\'＝1"'],
])("the cell %j is a formula nowhere", (cell, written) => {
  expect(csvLine([cell])).toBe(`${written}\r\n`);
});

test("what parts the cells is quoted, and nothing else", () => {
  expect(csvLine(["a;b", "c,d", 1, null], ";")).toBe('"a;b";c,d;1;\r\n');
  expect(csvLine(["a;b", "c,d"])).toBe('a;b,"c,d"\r\n');
});

test.each(["a=b", "1-2", "maria@example.com", "Olá; bom dia"])("%j stays as it is", (cell) => {
  expect(csvLine([cell])).toBe(`${cell}\r\n`);
});
