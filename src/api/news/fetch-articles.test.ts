import { expect, onTestFinished, test } from "vitest";
import { anArticleRecord } from "#tests/builders/article-record.ts";
import { recordLog } from "#tests/log-recorder.ts";
import { type PreparedResponse, startProductApi } from "#tests/product-api.ts";
import { createApiClient } from "../api-client.ts";
import { ApiUnavailableError } from "../api-reader.ts";

const LIST = "/news?published=true&active=true";

async function remote(path: string, response: PreparedResponse) {
  const api = await startProductApi();
  onTestFinished(() => api.close());
  api.responses.set(path, response);
  const { log, lines, messages } = recordLog();
  const client = createApiClient({ baseUrl: api.url, fetch, log, timeoutMs: 500 });
  return { client, lines, messages };
}

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
  const { client } = await remote(LIST, { json: { data } });
  expect((await client.listAllArticles()).map(({ slug }) => slug)).toEqual([
    "newest",
    "same-day-high",
    "same-day-low",
    "old",
    "undated-high",
    "undated-low",
  ]);
});

test("a specified API, which sends everything, is asked as specified and shown by pages", async () => {
  const data = ["a", "b", "c", "d"].map((slug, at) => anArticleRecord({ slug, order: 9 - at }));
  const { client } = await remote(LIST, { json: { data } });
  const { articles, total } = await client.listArticles({ skip: 1, limit: 2 });
  expect(articles.map(({ slug }) => slug)).toEqual(["b", "c"]);
  expect(total).toBe(4);
  expect(articles[0]).not.toHaveProperty("content");
  expect(articles[0]?.languages).toEqual(["pt", "en", "es"]);
});

test("the newest articles for a feed are written in its language and dated", async () => {
  const data = [
    anArticleRecord({ slug: "untitled", title: JSON.stringify({ pt: "Vinhos" }) }),
    anArticleRecord({ slug: "unwritten", content: JSON.stringify({ pt: "Texto" }) }),
    anArticleRecord({ slug: "undated", publishedAt: null, createdAt: "", updatedAt: "" }),
    anArticleRecord({ slug: "old", publishedAt: "2020-01-01T00:00:00Z" }),
    anArticleRecord({ slug: "older", publishedAt: "2019-01-01T00:00:00Z" }),
  ];
  const { client } = await remote(LIST, { json: { data } });
  const newest = await client.listNewestArticles("en", 1);
  expect(newest.map(({ slug }) => slug)).toEqual(["old"]);
  expect(newest[0]?.content.en).toContain("One");
});

test("what an API sends although it is hidden is left out", async () => {
  const data = [
    anArticleRecord({ slug: "draft", isPublished: false }),
    anArticleRecord({ slug: "withdrawn", isActive: false }),
    anArticleRecord({ slug: "public" }),
  ];
  const { client } = await remote(LIST, { json: { data } });
  expect((await client.listAllArticles()).map(({ slug }) => slug)).toEqual(["public"]);
});

test.each<[string, PreparedResponse]>([
  ["503", { status: 503 }],
  ["silence", "hang"],
  ["no list", { json: { data: {} } }],
])("%s is a failure of the list, with the catalogue's words", async (_, response) => {
  const { client, messages } = await remote(LIST, response);
  await expect(client.listArticles({ skip: 0, limit: 48 })).rejects.toThrow(ApiUnavailableError);
  expect(messages()).toEqual(["Erro ao carregar notícias"]);
});

test.each<[string, PreparedResponse]>([
  ["404", { status: 404 }],
  ["{data: null}", { json: { data: null } }],
  ["a draft", { json: { data: anArticleRecord({ isPublished: false }) } }],
  ["a withdrawn article", { json: { data: anArticleRecord({ isActive: false }) } }],
])("%s means that there is no such article", async (_, response) => {
  const { client, lines } = await remote("/news/slug/a%2Fb", response);
  expect(await client.findArticle("a/b")).toBeNull();
  expect(lines).toEqual([]);
});

test("an article is found by its slug", async () => {
  const { client } = await remote("/news/slug/vinhos", { json: { data: anArticleRecord() } });
  expect(await client.findArticle("vinhos")).toMatchObject({ slug: "vinhos" });
});

test.each<[string, PreparedResponse]>([
  ["500", { status: 500 }],
  ["silence", "hang"],
])("%s is a failed look-up, which is not the same as no article", async (_, response) => {
  const { client, messages } = await remote("/news/slug/vinhos", response);
  await expect(client.findArticle("vinhos")).rejects.toThrow(ApiUnavailableError);
  expect(messages()).toEqual(["Erro ao carregar notícia"]);
});
