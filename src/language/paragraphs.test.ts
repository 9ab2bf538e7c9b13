import { expect, test } from "vitest";
import { paragraphs } from "./paragraphs.ts";

test("splits at empty lines, not at single line breaks", () => {
  expect(paragraphs("Um\ncontinua.\n\n \n\nDois.\n")).toEqual(["Um\ncontinua.", "Dois."]);
  expect(paragraphs(" \n\n")).toEqual([]);
});
