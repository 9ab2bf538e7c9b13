import { TAG_TEXTS } from "./fixed-texts.server.ts";
import { micromark } from "micromark";
import { describe, expect, test } from "vitest";
import { NEWS } from "./built-in-content.server.ts";

/** Tags that every language writes alike: names and years. */
const TAGS_ALIKE: readonly string[] = [
  "2026",
  "A Figueira Rubaiyat",
  "Brangus",
  "Buenos Aires",
  "Cabaña Las Lilas",
  "Feijoada",
  "Francis Mallmann",
  "Jockey Club",
  "Mato Grosso do Sul",
  "Puerto Madero",
  "Rubaiyat Faria Lima",
  "Rubaiyat Madrid",
  "Rubaiyat Rio",
  "São Paulo",
  "Veja São Paulo",
  "Wine Spectator",
  "World’s 101 Best",
];

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
  const { content, tags, publishedAt } = article;

  test("is Markdown of headings, paragraphs, lists and emphasis alone", () => {
    for (const text of Object.values(content)) {
      const elements = micromark(text).match(/(?<=<)[a-z0-9]+/g) ?? [];
      expect(["h2", "p", "em", "strong", "ul", "li"]).toEqual(
        expect.arrayContaining([...new Set(elements)]),
      );
    }
  });

  test("has a few tags, an author and the full hour at which it came out", () => {
    expect(tags.length).toBeGreaterThanOrEqual(2);
    expect(new Set(tags).size).toBe(tags.length);
    expect(article.author).toBe("Grupo Rubaiyat");
    expect(publishedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:00:00Z$/);
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
