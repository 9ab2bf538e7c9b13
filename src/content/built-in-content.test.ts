import { expect, test } from "vitest";
import { RESTAURANTS, withYoungerFields } from "./built-in-content.server.ts";
import { builtInPage } from "#tests/builders/built-in-page.ts";

const [figueira] = RESTAURANTS;
const { awards, figures, ...older } = figueira!;

// Rule 10.59.
test("a restaurant that was written before its awards were content has those that are built in", () => {
  expect(awards).not.toBeNull();
  expect(withYoungerFields("restaurants", older)).toEqual(figueira);
});

test("a restaurant that is not built in has no awards", () => {
  const own = { ...older, slug: "casa-nova" };
  expect(withYoungerFields("restaurants", own)).toEqual({ ...own, awards: null, figures: null });
});

test("what somebody has emptied stays empty", () => {
  const emptied = { ...older, awards: null, figures };
  expect(withYoungerFields("restaurants", emptied)).toEqual(emptied);
});

test("a page that lacks a part and a text has both as they are built in, and keeps its own", () => {
  const press = builtInPage("press");
  const { awards: part, about, ...others } = press.parts;
  const title = { pt: "Prêmios", en: "Prizes", es: "Galardones" };
  const stored = { slug: "press", parts: { ...others, awards: { title, text: part.text } } };
  expect(withYoungerFields("pages", stored)).toEqual({
    slug: "press",
    parts: { ...others, about, awards: { ...part, title } },
  });
});
