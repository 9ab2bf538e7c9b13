import { expect, test } from "vitest";
import { askOwnApi } from "#tests/own-api.ts";
import { describeWithDatabase } from "#tests/test-database.ts";
import { NEWS } from "#content/built-in/built-in-content.server.ts";
import type { ArticleContent } from "#content/kinds/article.ts";
import { importContent } from "#content/store/publish-content.ts";
import { articleRecord } from "./news.contract.ts";

const article = (slug: string, changes: Partial<ArticleContent> = {}): ArticleContent => ({
  ...NEWS[0]!,
  slug,
  ...changes,
});

describeWithDatabase("the API of news", (database) => {
  const ask = (path: string) => askOwnApi(database, `/api/news${path}`);
  async function recordsOf(query: string) {
    const { status, body } = await ask(query);
    expect(status).toBe(200);
    return body.data as readonly Record<string, unknown>[];
  }
  const slugsOf = async (query: string) => (await recordsOf(query)).map(({ slug }) => slug);

  test("writes exactly the contract's fields, in the list and by slug", async () => {
    await importContent(database, { news: NEWS });
    const records = await recordsOf("?published=true&active=true");
    expect(records).toHaveLength(NEWS.length);
    for (const record of records) {
      expect(articleRecord.strict().parse(record)).toEqual(record);
      const { content, publishedAt } = NEWS.find(({ slug }) => slug === record["slug"])!;
      expect(record).toMatchObject({ isPublished: true, isActive: true, publishedAt });
      expect(JSON.parse(String(record["content"]))).toEqual(content);
    }
    const { status, body } = await ask("/slug/premio-melhor-steakhouse");
    expect(status).toBe(200);
    expect(articleRecord.strict().parse(body.data).slug).toBe("premio-melhor-steakhouse");
  });

  // Rule 1.14.
  test("writes no text of a language in which an article does not exist", async () => {
    const { title, excerpt, content } = NEWS[0]!;
    await importContent(database, { news: [article("some", { languages: ["pt", "es"] })] });
    const { body } = await ask("/slug/some");
    for (const [field, texts] of Object.entries({ title, excerpt, content })) {
      expect(JSON.parse(String(body.data[field]))).toEqual({ ...texts, en: "" });
    }
    expect(await recordsOf("")).toEqual([body.data]);
  });

  // Rule 5.3.
  test("lists the newest first, the later listed of one date first, undated ones last", async () => {
    const dated = (slug: string, publishedAt: string | null) => article(slug, { publishedAt });
    await importContent(database, {
      news: [
        dated("undated", null),
        dated("new", "2026-01-01T00:00:00Z"),
        dated("same-day-one", "2025-01-01T00:00:00Z"),
        dated("same-day-two", "2025-01-01T00:00:00Z"),
        dated("old", "2020-01-01T00:00:00Z"),
      ],
    });
    const order = ["new", "same-day-two", "same-day-one", "old", "undated"];
    expect(await slugsOf("?published=true&active=true")).toEqual(order);
  });

  test("never shows drafts and withdrawn articles, in lists or by slug", async () => {
    const hidden = [
      article("draft", { isPublished: false }),
      article("withdrawn", { isActive: false }),
    ];
    await importContent(database, { news: [...hidden, article("public")] });
    for (const query of ["", "?active=true", "?published=1", "?published=", "?all=true&limit=1"]) {
      expect(await slugsOf(query), query).toEqual(["public"]);
    }
    for (const query of ["?published=false", "?active=false", "?published=true&active=false"]) {
      expect(await slugsOf(query), query).toEqual([]);
    }
    const absent = ["no-such-article", "draft", "withdrawn", "PUBLIC", "%00", "%2e%2e%2f"];
    for (const slug of [...absent, "x".repeat(10_000)]) {
      expect(await ask(`/slug/${slug}`), slug).toEqual({ status: 404, body: { data: null } });
    }
  });
});
