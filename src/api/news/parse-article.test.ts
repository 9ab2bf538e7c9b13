import fc from "fast-check";
import { expect, test } from "vitest";
import { anArticleRecord } from "#tests/builders/article-record.ts";
import { recordLog } from "#tests/log-recorder.ts";
import { parseArticle, parseArticleSummary } from "./parse-article.ts";

const MESSAGE = "Erro ao processar dados da notícia";
const NO_TEXTS = { pt: "", en: "", es: "" };

function parse(record: unknown) {
  const { log, lines } = recordLog();
  return { article: parseArticle(record, log), lines };
}

test("a whole record becomes an article, its dates in UTC, and nothing is logged", () => {
  const { article, lines } = parse(anArticleRecord({ publishedAt: "2024-06-28T21:30:00-03:00" }));
  expect(article).toEqual({
    id: "0b0f4f52-6a2d-4d7b-9d6a-3c1d2f0a9e33",
    slug: "vinhos",
    title: { pt: "Vinhos", en: "Wines", es: "Vinos" },
    excerpt: { pt: "Curto.", en: "Short.", es: "Breve." },
    content: { pt: "## Um\n\nDois", en: "## One\n\nTwo", es: "## Uno\n\nDos" },
    image: "/images/news-4.jpg",
    author: "Grupo Rubaiyat",
    category: "Vinhos",
    tags: ["Adega"],
    publishedAt: "2024-06-29T00:30:00.000Z",
    order: 2,
    createdAt: "2024-06-01T08:30:00.000Z",
    updatedAt: "2024-06-29T08:30:00.000Z",
    languages: ["pt", "en", "es"],
  });
  expect(lines).toEqual([]);
});

test.each([
  { isPublished: false },
  { isActive: false },
  { isPublished: "true" },
  { isActive: 1 },
  { isPublished: undefined },
])("%j is not shown", (changes) => {
  expect(parse(anArticleRecord(changes)).article).toBeUndefined();
});

test.each([
  ["title", NO_TEXTS],
  ["excerpt", NO_TEXTS],
  ["content", NO_TEXTS],
  ["tags", []],
])("broken JSON in %s is empty and logged, and the rest stays", (name, fallback) => {
  const { article, lines } = parse(anArticleRecord({ [name]: "not JSON" }));
  const languages = fallback === NO_TEXTS && name !== "excerpt" ? { languages: [] } : {};
  expect(article).toEqual({ ...parse(anArticleRecord()).article, ...languages, [name]: fallback });
  expect(lines.map(({ message, fields }) => [message, fields["field"]])).toEqual([[MESSAGE, name]]);
});

test.each(["yesterday", "", null, undefined, 5, "2024-13-40", {}])(
  "%j is no date, and the article stays",
  (publishedAt) => {
    expect(parse(anArticleRecord({ publishedAt })).article?.publishedAt).toBe("");
  },
);

test("a summary has no text, and is in the languages of the text or those that the record names", () => {
  const { content, ...record } = anArticleRecord({ title: JSON.stringify({ pt: "A", en: "B" }) });
  const { log } = recordLog();
  const whole = parseArticleSummary({ ...record, content }, log);
  expect(whole).not.toHaveProperty("content");
  expect(whole?.languages).toEqual(["pt", "en"]);
  const named = parseArticleSummary({ ...record, contentLanguages: ["en", "es"] }, log);
  expect(named?.languages).toEqual(["en"]);
});

test("whatever a record holds, an article comes out whole or not at all", () => {
  const names = Object.keys(anArticleRecord());
  const value = fc.oneof(fc.jsonValue(), fc.json(), fc.string(), fc.constant(undefined));
  const hostile = fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), value);
  fc.assert(
    fc.property(hostile, (changes) => {
      const record = { ...anArticleRecord(), ...changes, isPublished: true, isActive: true };
      const { article } = parse(record);
      expect(Object.keys(article ?? {})).toHaveLength(14);
      for (const texts of [article?.title, article?.excerpt, article?.content]) {
        for (const one of Object.values(texts ?? { none: 0 })) expect(one).toBeTypeOf("string");
      }
      for (const tag of article?.tags ?? [0]) expect(tag).toBeTypeOf("string");
      for (const date of [article?.publishedAt, article?.createdAt, article?.updatedAt]) {
        expect(date === "" || !Number.isNaN(Date.parse(date ?? ""))).toBe(true);
      }
      expect(Number.isFinite(article?.order)).toBe(true);
    }),
  );
  fc.assert(
    fc.property(fc.jsonValue(), (anything) => {
      expect(() => parse(anything)).not.toThrow();
    }),
  );
});
