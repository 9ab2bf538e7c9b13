import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { IMAGE_TEXTS } from "./fixed-texts.server.ts";

// A plate has two sheets and one name.
const pictures = readdirSync("content/pictures")
  .filter((file) => /\.(jpg|webp|svg)$/.test(file) && !/-(small|card)\.webp$/.test(file))
  .map((file) => file.replace("-large.webp", ".webp"));

test("each picture has its texts, and each text its picture", () => {
  expect([...IMAGE_TEXTS.keys()].sort()).toEqual(pictures.sort());
});

test("every picture that is no drawing is described", () => {
  const silent = pictures.filter(
    (file) => !file.endsWith(".svg") && IMAGE_TEXTS.get(file)?.pt === "",
  );
  expect(silent).toEqual([]);
});
