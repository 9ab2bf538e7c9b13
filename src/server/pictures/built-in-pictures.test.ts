import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES } from "#language/languages.ts";
import { listBuiltInPictures } from "#desk/server/media/built-in-pictures.ts";
import { builtInFiles, hasPicture } from "./built-in-pictures.ts";

const builtInPictures = listBuiltInPictures(builtInFiles);

test("each picture that comes with the code and shows something is offered, with its texts", () => {
  const madrid = builtInPictures.find(({ reference }) => /house-rubaiyat-madrid/.test(reference));
  expect(madrid).toMatchObject({
    reference: "/images/house-rubaiyat-madrid.jpg",
    width: 1920,
    isIllustration: true,
  });
  for (const { reference, thumbnail, texts } of builtInPictures) {
    expect(hasPicture(reference)).toBe(true);
    expect(existsSync(`src/content${reference}`)).toBe(true);
    expect(thumbnail).toMatch(/^\/images\/[\w-]+-[\da-f]{8}-480\.avif$/);
    for (const language of LANGUAGES) expect(texts[language]).not.toBe("");
  }
});

test("drawings, and a photograph that owes a credit, are not offered", () => {
  const references = builtInPictures.map(({ reference }) => reference);
  expect(references.filter((one) => one.endsWith(".svg"))).toEqual([]);
  expect(hasPicture("/images/photo-fig.jpg")).toBe(true);
  expect(references).not.toContain("/images/photo-fig.jpg");
  expect(hasPicture("/images/no-such.jpg")).toBe(false);
});
