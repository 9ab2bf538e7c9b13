import { expect, test } from "vitest";
import * as palette from "#design/palette.ts";
import { filesIn, readProjectFile } from "./project-files.ts";

/** News categories keep their colours when the palette changes. */
const CATEGORIES = "src/site/blocks/article-facts/category-badge.tsx";
const SOURCES = filesIn(["src/"], [".css", ".ts", ".tsx"]).filter(
  (path) =>
    !path.startsWith("src/design/") && path !== CATEGORIES && !/\.(test|e2e)\.tsx?$/.test(path),
);
/** White and black never change. */
const OURS = Object.entries(palette).filter(([name]) => name !== "WHITE" && name !== "BLACK");

/** "#14110f" → "20 17 15" */
const numbersOf = (colour: string) =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16)).join(" ");

test.each(OURS)("writes the colour %s only in the palette", (_, colour) => {
  const writings = [colour, `rgb(${numbersOf(colour)}`];
  const elsewhere = SOURCES.filter((path) => {
    const text = readProjectFile(path).toLowerCase();
    return writings.some((writing) => text.includes(writing));
  });
  expect(elsewhere).toEqual([]);
});
