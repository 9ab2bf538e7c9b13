import { expect, test } from "vitest";
import { paragraphs } from "./paragraphs.ts";

test("an empty line parts paragraphs, a single line break does not", () => {
  expect(paragraphs("Um\ncontinua.\n\n \n\nDois.\n")).toEqual(["Um\ncontinua.", "Dois."]);
  expect(paragraphs(" \n\n")).toEqual([]);
});
