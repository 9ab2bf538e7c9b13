import { expect, test } from "vitest";
import type { QuoteSheet } from "#leads/mail/quote-files.ts";
import { aQuoteSheet } from "#tests/builders/quote-sheet.ts";
import { readPdf } from "#tests/pdf-text.ts";
import { drawQuote } from "./draw-quote.ts";

const draw = async (sheet: QuoteSheet) => readPdf(await drawQuote(sheet, { compress: false }));

// Rule 10.34.
test("names the guest, the day, each line and the total", async () => {
  const { texts, title, pages } = await draw(aQuoteSheet());
  expect({ title, pages }).toEqual({ title: "Orçamento – Rubaiyat Madrid", pages: 1 });
  const said = texts.join(" ").replaceAll("\u00A0", " ");
  const lines = ["Maria Silva", "20 de maio de 2047", "20:00", "120 × R$ 250,50", "R$ 30.060"];
  for (const part of [...lines, "R$ 33.060", "O resto no dia."]) expect.soft(said).toContain(part);
  expect(said).not.toContain("\uFFFD");
});

test("continues a long quote on more pages without losing a line", async () => {
  const sheet = aQuoteSheet({ language: "es" });
  const lines = Array.from({ length: 40 }, (_, index) => ({
    what: `Servicio ${index} ${"muy largo ".repeat(15)}`.trim(),
    quantity: 2,
    unitPrice: 1000,
  }));
  const quote = { ...sheet.quote, lines, conditions: "Condición. ".repeat(350) };
  const { texts, pages } = await draw({ ...sheet, quote });
  expect(pages).toBeGreaterThan(2);
  const said = texts.join(" ");
  for (const { what } of lines) expect.soft(said).toContain(what.slice(0, 12).trim());
  expect(said).toContain("Total");
});
