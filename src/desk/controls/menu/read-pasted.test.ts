import fc from "fast-check";
import { expect, test } from "vitest";
import { MOST_PASTED, readPasted } from "./read-pasted.ts";

function cellsOf(text: string) {
  const pasted = readPasted(text);
  return "rows" in pasted ? pasted.rows.map(({ cells }) => cells) : pasted;
}

test.each([
  ["Picanha\t89,90\r\nCosta\t95\r\n", ["Picanha|89,90", "Costa|95"]],
  // Commas in amounts and names do not separate.
  ["89,90\n95,00\n", ["89,90", "95,00"]],
  ["Figos, presunto\nPicanha", ["Figos, presunto", "Picanha"]],
  ['"Bife\n""da casa"""\t12\n', ['Bife "da casa"|12']],
  ['"Da casa" na brasa\t12', ['"Da casa" na brasa|12']],
  ["co\u00ADzi\u200Bnha\tمی\u200Cخواهم", ["cozinha|می\u200Cخواهم"]],
  ["\n \t \n", []],
])("reads %j as %j", (text, rows) => {
  expect(cellsOf(text)).toEqual(rows.map((row) => row.split("|")));
});

test("restores cells in any quoting", () => {
  const cell = fc
    .string({ maxLength: 12 })
    .map((text) =>
      text
        .normalize("NFC")
        .replaceAll(/[\p{C}\s]+/gu, " ")
        .trim(),
    )
    .filter((text) => !/^[-–—]$/.test(text));
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell, fc.constant("x")), { minLength: 1 }), (rows) => {
      const text = rows.map((cells) => cells.map(quoted).join("\t")).join("\r\n");
      expect(cellsOf(text)).toEqual(rows);
    }),
  );
});

test("checks the maxima before parsing", () => {
  const { characters, rows, columns } = MOST_PASTED;
  expect(readPasted("x".repeat(characters + 1))).toEqual({ tooMany: "characters" });
  for (const text of [
    "x\n".repeat(rows + 1),
    "\t".repeat(rows * columns + 1),
    "x\t".repeat(columns),
  ]) {
    expect(readPasted(text)).toEqual({ tooMany: "rows" });
  }
  for (const text of ["x\n".repeat(rows), `"a""\n`.repeat(rows)]) {
    expect(readPasted(text)).toHaveProperty("rows.length", rows);
  }
});
