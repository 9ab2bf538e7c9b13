import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES } from "#language/languages.ts";
import { IMAGE_TEXTS, type ImageText } from "./image-texts.ts";

// A plate has two sheets and one name.
const pictures = readdirSync(import.meta.dirname)
  .filter((file) => /\.(jpg|webp|svg)$/.test(file) && !/-(small|card)\.webp$/.test(file))
  .map((file) => file.replace("-large.webp", ".webp"));
const texts: Record<string, ImageText> = IMAGE_TEXTS;

test("each picture has its texts, and each text its picture", () => {
  expect(Object.keys(texts).sort()).toEqual(pictures.sort());
});

test.each(Object.entries(texts))("%s is described in all three languages or in none", (_, text) => {
  const described = LANGUAGES.filter((language) => text[language].trim() !== "");
  expect([0, LANGUAGES.length]).toContain(described.length);
});

test("every picture that is no drawing is described", () => {
  const silent = pictures.filter((file) => !file.endsWith(".svg") && texts[file]?.pt === "");
  expect(silent).toEqual([]);
});

test("an engraving is said to be one in every language", () => {
  const wrong = pictures
    .filter((file) => file.endsWith(".webp"))
    .filter((file) => {
      const { pt, en, es } = texts[file]!;
      return !(pt.startsWith("Gravura") && /[Ee]ngraving/.test(en) && es.startsWith("Grabado"));
    });
  expect(wrong).toEqual([]);
});
