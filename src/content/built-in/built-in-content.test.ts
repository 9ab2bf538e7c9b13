import { expect, test } from "vitest";
import { RESTAURANTS, withYoungerFields } from "./built-in-content.server.ts";
import { builtInPage } from "#tests/builders/built-in-page.ts";

const [figueira] = RESTAURANTS;
const { awards, figures, ...older } = figueira!;

// Rule 10.59.
test("adds built-in awards to a restaurant stored before awards existed", () => {
  expect(awards).not.toBeNull();
  expect(withYoungerFields("restaurants", older)).toEqual(figueira);
});

test("adds no awards to a restaurant that is not built in", () => {
  const own = { ...older, slug: "casa-nova" };
  expect(withYoungerFields("restaurants", own)).toEqual({ ...own, awards: null, figures: null });
});

test("keeps an emptied field empty", () => {
  const emptied = { ...older, awards: null, figures };
  expect(withYoungerFields("restaurants", emptied)).toEqual(emptied);
});

test("adds missing parts and texts to a stored page, and keeps its own", () => {
  const press = builtInPage("press");
  const { awards: part, about, ...others } = press.parts;
  const title = { pt: "Prêmios", en: "Prizes", es: "Galardones" };
  const stored = { slug: "press", parts: { ...others, awards: { title, text: part.text } } };
  expect(withYoungerFields("pages", stored)).toEqual({
    slug: "press",
    parts: { ...others, about, awards: { ...part, title } },
  });
});
