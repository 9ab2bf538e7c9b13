import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES } from "#language/languages.ts";
import { listBuiltInPictures } from "#content/desk/uploads/built-in-pictures.ts";
import { builtInFiles, hasPicture } from "./built-in-pictures.ts";

const builtInPictures = listBuiltInPictures(builtInFiles);

test("offers each built-in picture with its texts", () => {
  const madrid = builtInPictures.find(({ reference }) => /house-rubaiyat-madrid/.test(reference));
  expect(madrid).toMatchObject({
    reference: "/images/house-rubaiyat-madrid.webp",
    width: 1920,
    isIllustration: true,
  });
  for (const { reference, thumbnail, texts } of builtInPictures) {
    expect(hasPicture(reference)).toBe(true);
    const file = reference.replace("/images/", "content/pictures/");
    expect(existsSync(file) || existsSync(file.replace(".webp", "-large.webp"))).toBe(true);
    expect(thumbnail).toMatch(/^\/images\/[\w-]+-[\da-f]{8}-(480|640)\.avif$/);
    for (const language of LANGUAGES) expect(texts[language]).not.toBe("");
  }
});

test("offers no drawings, and knows replaced pictures by their former names", () => {
  const references = builtInPictures.map(({ reference }) => reference);
  expect(references.filter((one) => one.endsWith(".svg"))).toEqual([]);
  expect(hasPicture("/images/fig-hall-dusk.jpg")).toBe(true);
  expect(references).not.toContain("/images/fig-hall-dusk.jpg");
  const plate = builtInPictures.find((one) => one.reference.includes("news-figueira-25-anos"));
  expect(plate?.formerReferences).toContain("/images/fig-hall-dusk.jpg");
  expect(hasPicture("/images/no-such.jpg")).toBe(false);
});
