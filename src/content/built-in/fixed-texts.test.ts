import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { IMAGE_TEXTS } from "./fixed-texts.server.ts";

// An illustration has two sizes and one name.
const pictures = readdirSync("content/pictures")
  .filter((file) => /\.(jpg|webp|svg)$/.test(file) && !/-(small|card)\.webp$/.test(file))
  .map((file) => file.replace("-large.webp", ".webp"));

test("has texts for exactly the pictures that exist, and describes all but drawings", () => {
  expect([...IMAGE_TEXTS.keys()].sort()).toEqual(pictures.sort());
  const described = pictures.filter((file) => !file.endsWith(".svg"));
  expect(described.filter((file) => IMAGE_TEXTS.get(file)?.pt === "")).toEqual([]);
});
