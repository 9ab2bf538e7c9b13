import { expect, test } from "vitest";
import { LANGUAGES } from "#language/languages.ts";
import { EXPERIENCES, NEWS, RESTAURANTS } from "./built-in-content.server.ts";

/** The long texts of the built-in content, and how many words each has. */
const TEXTS = [
  ...RESTAURANTS.map(({ slug, description }) => {
    return { slug, texts: description, least: slug === "emporio-figueira" ? 30 : 80, most: 165 };
  }),
  ...EXPERIENCES.map(({ slug, description }) => {
    return { slug, texts: description, least: 20, most: 80 };
  }),
  ...NEWS.map(({ slug, content }) => ({ slug, texts: content, least: 180, most: 350 })),
  ...NEWS.flatMap(({ slug, title, excerpt }) => [
    { slug: `the title of ${slug}`, texts: title, least: 1, most: 35 },
    { slug: `${slug}, in short,`, texts: excerpt, least: 1, most: 35 },
  ]),
];
const WORN_PHRASES =
  /experiência única|experiencia única|unique experience|hidden gem|joia escondida|joya escondida|inesquec|inolvidable|unforgettable|world-class|must-visit|nestled|imperd/i;

const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;
/** Numbers of two digits and more, without the marks that group thousands differently. */
const figures = (text: string) =>
  (text.replace(/(\d)[.,](\d{3})/g, "$1$2").match(/\d{2,}/g) ?? []).toSorted();
const shape = (text: string) => [text.split("\n\n").length, text.match(/^#+ /gm)];

test.each(TEXTS)(
  "$slug is told alike in three languages, at length, without prices, links and worn phrases",
  ({ texts, least, most }) => {
    expect(new Set(Object.values(texts)).size).toBe(3);
    if (least >= 80) {
      expect(texts.pt).toMatch(/ão|ção|ões/);
      expect(texts.en).toMatch(/\bthe\b/i);
      expect(texts.es).toMatch(/\b(el|los|y)\b/);
    }
    for (const language of LANGUAGES) {
      const text = texts[language];
      expect(wordCount(text), language).toBeGreaterThanOrEqual(least);
      expect(wordCount(text), language).toBeLessThanOrEqual(most);
      expect(figures(text), language).toEqual(figures(texts.pt));
      expect(shape(text), language).toEqual(shape(texts.pt));
      expect(text).not.toMatch(WORN_PHRASES);
      expect(text).not.toMatch(/R\$|[€$]|https?:|www\.| {2}|^\s|\s$|\t|\n{3}/);
    }
  },
);
