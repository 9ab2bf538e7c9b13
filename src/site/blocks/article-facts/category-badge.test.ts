import { afterAll, beforeAll, expect, test } from "vitest";
import { CATEGORIES } from "#content/kinds/article.ts";
import { overwriteGetLocale } from "#language/paraglide/runtime.js";
import { categoryStyle } from "./category-badge.tsx";

beforeAll(() => overwriteGetLocale(() => "en"));
afterAll(() => overwriteGetLocale(() => "pt"));

// Rule 4.6.
test("the eight categories and the grey one have nine different colours", () => {
  const colours = [...CATEGORIES, "Viagem"].map((category) => categoryStyle(category).colour);
  expect(new Set(colours).size).toBe(9);
});

test("a category is named in the visitor's language, any other as the API names it", () => {
  expect(categoryStyle("Premiações").name).toBe("Awards");
  expect(categoryStyle("Viagem").name).toBe("Viagem");
});

test("case and accents do not lose a category its colour", () => {
  expect(categoryStyle(" premiacoes ")).toEqual(categoryStyle("Premiações"));
});
