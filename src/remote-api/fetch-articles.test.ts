import fc from "fast-check";
import { expect, test } from "vitest";
import { anArticleRecord } from "#tests/builders/article-record.ts";
import { recordLog } from "#tests/log-recorder.ts";
import type { PreparedResponse } from "#tests/product-api.ts";
import { ContentUnavailableError } from "#content/snapshot.ts";
import { callsTo } from "#tests/remote-calls.ts";
import { parseArticle } from "./fetch-articles.ts";

const LIST = "/news?published=true&active=true";

test("articles are listed by date descending, then by order descending, undated ones last", async () => {
  const article = (slug: string, publishedAt: unknown, order: number) =>
    anArticleRecord({ slug, publishedAt, order });
  const data = [
    article("undated-low", null, 1),
    article("old", "2020-01-01T00:00:00Z", 9),
    article("same-day-low", "2024-06-28T12:00:00Z", 4),
    article("newest", "2026-01-01", 0),
    article("same-day-high", "2024-06-28T14:00:00+02:00", 5),
    article("undated-high", "soon", 7),
  ];
  const { client } = await callsTo({ [LIST]: { json: { data } } });
  expect((await client.listArticles()).map(({ slug }) => slug)).toEqual([
    "newest",
    "same-day-high",
    "same-day-low",
    "old",
    "undated-high",
    "undated-low",
  ]);
});

test("a failure of the list and a failed look-up are no empty ones, and have the catalogue's words", async () => {
  const { client, messages } = await callsTo({ "*": { status: 503 } });
  await expect(client.listArticles()).rejects.toThrow(ContentUnavailableError);
  await expect(client.findArticle("vinhos")).rejects.toThrow(ContentUnavailableError);
  expect(messages()).toEqual(["Erro ao carregar notícias", "Erro ao carregar notícia"]);
});

test.each<[string, PreparedResponse]>([
  ["404", { status: 404 }],
  ["{data: null}", { json: { data: null } }],
  ["a draft", { json: { data: anArticleRecord({ isPublished: false }) } }],
  ["a withdrawn article", { json: { data: anArticleRecord({ isActive: false }) } }],
])("%s means that there is no such article", async (_, response) => {
  const { client, lines } = await callsTo({ "/news/slug/a%2Fb": response });
  expect(await client.findArticle("a/b")).toBeNull();
  expect(lines).toEqual([]);
});

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
    image: "/images/news-nova-carta-vinhos.webp",
    author: "Grupo Rubaiyat",
    category: "Vinhos",
    tags: ["Adega"],
    publishedAt: "2024-06-29T00:30:00.000Z",
    order: 2,
    createdAt: "2024-06-01T08:30:00.000Z",
    updatedAt: "2024-06-29T08:30:00.000Z",
    writtenIn: ["pt", "en", "es"],
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
  const writtenIn = name === "content" ? { writtenIn: [] } : {};
  expect(article).toEqual({
    ...parse(anArticleRecord()).article,
    ...languages,
    ...writtenIn,
    [name]: fallback,
  });
  expect(lines.map(({ message, fields }) => [message, fields["field"]])).toEqual([[MESSAGE, name]]);
});

test.each(["yesterday", "", null, undefined, 5, "2024-13-40", {}])(
  "%j is no date, and the article stays",
  (publishedAt) => {
    expect(parse(anArticleRecord({ publishedAt })).article?.publishedAt).toBe("");
  },
);

test("whatever a record holds, an article comes out whole or not at all", () => {
  const names = Object.keys(anArticleRecord());
  const value = fc.oneof(fc.jsonValue(), fc.json(), fc.string(), fc.constant(undefined));
  const hostile = fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), value);
  fc.assert(
    fc.property(hostile, (changes) => {
      const record = { ...anArticleRecord(), ...changes, isPublished: true, isActive: true };
      const { article } = parse(record);
      expect(Object.keys(article ?? {})).toHaveLength(15);
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
