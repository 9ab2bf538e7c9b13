import { expect, test } from "vitest";
import { ownApi } from "#tests/own-api.ts";
import { describeWithDatabase } from "#tests/test-database.ts";
import { NEWS } from "#content/news/all-news.ts";
import type { ArticleContent } from "#content/kinds/article.ts";
import { importContent } from "#database/publish-content.ts";
import { articleRecord } from "./news.contract.ts";

const [model] = NEWS as readonly [ArticleContent];
const article = (slug: string, changes: Partial<ArticleContent> = {}): ArticleContent => ({
  ...model,
  slug,
  ...changes,
});

describeWithDatabase("the API of news", (getDatabase) => {
  const request = async (path: string) => (await ownApi(getDatabase())).request(`/api/news${path}`);
  const slugsOf = async (path: string) => {
    const response = await request(path);
    expect(response.status).toBe(200);
    const { data } = (await response.json()) as { data: { slug: string }[] };
    return data.map(({ slug }) => slug);
  };

  test("every record has exactly the fields of the contract", async () => {
    await importContent(getDatabase(), { news: NEWS });
    const response = await request("?published=true&active=true");
    const { data } = (await response.json()) as { data: Record<string, unknown>[] };
    expect(data).toHaveLength(NEWS.length);
    for (const record of data) {
      expect(articleRecord.strict().parse(record)).toEqual(record);
      expect(record).toMatchObject({ isPublished: true, isActive: true });
      const content = NEWS.find(({ slug }) => slug === record["slug"]);
      expect(JSON.parse(String(record["content"]))).toEqual(content?.content);
      expect(record["publishedAt"]).toBe(content?.publishedAt);
    }
  });

  // Rule 5.3.
  test("the newest comes first; of one date the later listed; undated ones last", async () => {
    const dated = (slug: string, publishedAt: string | null) => article(slug, { publishedAt });
    await importContent(getDatabase(), {
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

  test("drafts and withdrawn articles are not shown, whatever is asked, nor found by their slugs", async () => {
    await importContent(getDatabase(), {
      news: [
        article("draft", { isPublished: false }),
        article("withdrawn", { isActive: false }),
        article("public"),
      ],
    });
    for (const query of ["", "?active=true", "?published=1", "?published=", "?all=true&limit=1"]) {
      expect(await slugsOf(query), query).toEqual(["public"]);
    }
    for (const query of ["?published=false", "?active=false", "?published=true&active=false"]) {
      expect(await slugsOf(query), query).toEqual([]);
    }
    const absent = ["no-such-article", "draft", "withdrawn", "PUBLIC", "%00", "%2e%2e%2f"];
    for (const slug of [...absent, "x".repeat(10_000)]) {
      const response = await request(`/slug/${slug}`);
      expect(response.status, slug).toBe(404);
      expect(await response.json()).toEqual({ data: null });
    }
  });

  test("an article is found by its slug, with everything in it", async () => {
    await importContent(getDatabase(), { news: NEWS });
    const response = await request("/slug/premio-melhor-steakhouse");
    expect(response.status).toBe(200);
    const { data } = (await response.json()) as { data: unknown };
    expect(articleRecord.strict().parse(data).slug).toBe("premio-melhor-steakhouse");
  });
});
