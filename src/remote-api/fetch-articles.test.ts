import { expect, test } from "vitest";
import type { Article } from "#content/snapshot.ts";
import { anArticleRecord } from "#tests/builders/article-record.ts";
import { recordLog } from "#tests/log-recorder.ts";
import { callsTo } from "#tests/remote-calls.ts";
import { parseArticle } from "./fetch-articles.ts";
import { NO_TEXTS } from "./record-fields.ts";

const LIST = "/news?published=true&active=true";

test("lists articles by date, then by order, both descending, undated ones last", async () => {
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
  const slugs = (await client.listArticles()).map(({ slug }) => slug);
  expect(slugs.join(" ")).toBe("newest same-day-high same-day-low old undated-high undated-low");
});

const WHOLE: Article = {
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
  languages: ["pt", "en", "es"],
};

function parse(changes: object = {}) {
  const { log, lines } = recordLog();
  const record = anArticleRecord({ publishedAt: "2024-06-28T21:30:00-03:00", ...changes });
  return { article: parseArticle(record, log), lines };
}

test("parses a whole record, with dates in UTC", () => {
  expect(parse()).toEqual({ article: WHOLE, lines: [] });
});

test.each([
  { isActive: false },
  { isPublished: false },
  { isPublished: "true" },
  { isPublished: undefined },
])("%j is not shown", (changes) => expect(parse(changes).article).toBeUndefined());

test.each([
  ["title", { title: NO_TEXTS, languages: [] }],
  ["excerpt", { excerpt: NO_TEXTS }],
  ["content", { content: NO_TEXTS, languages: [] }],
  ["tags", { tags: [] }],
])("logs broken JSON in %s and keeps the rest", (field, loss) => {
  const { article, lines } = parse({ [field]: "not JSON" });
  expect(article).toEqual({ ...WHOLE, ...loss });
  expect(lines).toMatchObject([
    { message: "Erro ao processar dados da notícia", fields: { field } },
  ]);
});
