import { TAG_TEXTS, TAGS_ALIKE } from "./tag-texts.ts";
import { micromark } from "micromark";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "#language/languages.ts";
import { NEWS } from "./all-news.ts";
import { CATEGORIES } from "../kinds/article.ts";
const WORN_PHRASES =
  /experiência única|experiencia única|unique experience|hidden gem|joia escondida|joya escondida|inesquec|inolvidable|unforgettable|world-class|must-visit|nestled|imperd/i;

const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;
/** Numbers of two digits and more, without the marks that group thousands differently. */
const figures = (text: string) =>
  (text.replace(/(\d)[.,](\d{3})/g, "$1$2").match(/\d{2,}/g) ?? []).toSorted();
const headings = (text: string) => text.match(/^#+ /gm) ?? [];
const cases = NEWS.map((article) => [article.slug, article] as const);

test("the two fixed articles are there, with at least six more in several categories", () => {
  const slugs = NEWS.map(({ slug }) => slug);
  expect(slugs).toEqual(expect.arrayContaining(["nova-carta-vinhos", "premio-melhor-steakhouse"]));
  expect(slugs.length).toBeGreaterThanOrEqual(8);
  expect(new Set(NEWS.map(({ category }) => category)).size).toBeGreaterThanOrEqual(5);
});

test("the list is in the order of publication, and no two share a moment", () => {
  const dates = NEWS.map(({ publishedAt }) => publishedAt ?? "");
  expect(dates).toEqual(dates.toSorted());
  expect(new Set(dates).size).toBe(dates.length);
});

describe.each(cases)("%s", (_, article) => {
  const { title, excerpt, content, category, tags, publishedAt } = article;

  test("is written in three languages, in 180 to 350 words each", () => {
    for (const texts of [title, excerpt, content]) {
      expect(new Set(Object.values(texts)).size).toBe(3);
      for (const text of Object.values(texts)) expect(text).toBe(text.trim());
    }
    expect(content.pt).toMatch(/ão|ção|ões/);
    expect(content.en).toMatch(/\bthe\b/i);
    expect(content.es).toMatch(/\b(el|los|y)\b/);
    for (const language of LANGUAGES) {
      expect(wordCount(content[language]), language).toBeGreaterThanOrEqual(180);
      expect(wordCount(content[language]), language).toBeLessThanOrEqual(350);
      expect(wordCount(excerpt[language]), language).toBeLessThanOrEqual(35);
    }
  });

  test("tells the same figures under as many headings in every language", () => {
    for (const language of LANGUAGES) {
      expect(figures(content[language]), language).toEqual(figures(content.pt));
      expect(headings(content[language])).toEqual(headings(content.pt));
    }
  });

  test("is Markdown of headings, paragraphs, lists and emphasis alone", () => {
    for (const text of Object.values(content)) {
      const elements = micromark(text).match(/(?<=<)[a-z0-9]+/g) ?? [];
      expect(["h2", "p", "em", "strong", "ul", "li"]).toEqual(
        expect.arrayContaining([...new Set(elements)]),
      );
      expect(text).not.toMatch(/https?:|www\.|R\$|€/);
      expect(text).not.toMatch(/ {2}|\t|\n{3}/);
      expect(text).not.toMatch(WORN_PHRASES);
    }
  });

  test("has a category with a colour, a few tags, an author and a date that has passed", () => {
    expect(CATEGORIES).toContain(category);
    expect(tags.length).toBeGreaterThanOrEqual(2);
    expect(new Set(tags).size).toBe(tags.length);
    expect(article.author).toBe("Grupo Rubaiyat");
    expect(publishedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:00:00Z$/);
    expect(publishedAt ?? "").not.toBe("");
  });

  test("reports nothing from a year after its own", () => {
    const years = (content.pt.match(/\b(19|20)\d\d\b/g) ?? []).map(Number);
    expect(Math.max(...years)).toBeLessThanOrEqual(Number(publishedAt?.slice(0, 4)));
  });
});

test("every tag has its words in three languages, or is known to be written alike", () => {
  const tags = new Set(NEWS.flatMap((article) => article.tags));
  const unknown = [...tags].filter((tag) => !TAG_TEXTS.has(tag) && !TAGS_ALIKE.includes(tag));
  expect(unknown).toEqual([]);
});
