import { expect, test } from "vitest";
import { paragraphs, summary } from "./summary.ts";

test("a short text is its own summary, on one line", () => {
  expect(summary("  A casa abriu\n\nem 2001.  ")).toBe("A casa abriu em 2001.");
});

test("a long text is cut between words, without the comma that stood there", () => {
  expect(summary("um dois, três quatro", 12)).toBe("um dois…");
  const text = "palavra ".repeat(60);
  expect(summary(text).length).toBeLessThanOrEqual(155);
  expect(summary(text)).toMatch(/palavra…$/);
});

test("a single word longer than the limit is cut inside", () => {
  expect(summary("x".repeat(200), 10)).toBe(`${"x".repeat(9)}…`);
});

test("an empty line parts paragraphs, a single line break does not", () => {
  expect(paragraphs("Um\ncontinua.\n\n \n\nDois.\n")).toEqual(["Um\ncontinua.", "Dois."]);
  expect(paragraphs(" \n\n")).toEqual([]);
});
