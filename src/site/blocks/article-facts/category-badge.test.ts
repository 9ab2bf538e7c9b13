import { afterAll, beforeAll, expect, test } from "vitest";
import { PAPER } from "#design/palette.ts";
import { CATEGORIES } from "#content/kinds/article.ts";
import { overwriteGetLocale } from "#language/paraglide/runtime.js";
import { categoryStyle } from "./category-badge.tsx";

beforeAll(() => overwriteGetLocale(() => "en"));
afterAll(() => overwriteGetLocale(() => "pt"));

test.each([...CATEGORIES, "Anything else"])("the rule of %s stands off the paper", (category) => {
  const ground = /#[\da-f]{6}/.exec(categoryStyle(category).colour)?.[0] ?? "";
  expect((luminance(PAPER) + 0.05) / (luminance(ground) + 0.05)).toBeGreaterThanOrEqual(3);
});

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

/** WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
