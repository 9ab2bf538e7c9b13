import { expect, test } from "vitest";
import { ownApi } from "#tests/own-api.ts";
import { describeWithDatabase } from "#tests/test-database.ts";
import { NEWS } from "#content/news/all-news.ts";
import type { ArticleContent } from "#content/kinds/article.ts";
import { importContent } from "#database/publish-content.ts";
import { articleRecord, articleSummaryRecord } from "./news.contract.ts";

const [model] = NEWS as readonly [ArticleContent];
const article = (slug: string, changes: Partial<ArticleContent> = {}): ArticleContent => ({
  ...model,
  slug,
  ...changes,
});

describeWithDatabase("the API of news", (getDatabase) => {
  const request = async (path: string, headers: Record<string, string> = {}) =>
    (await ownApi(getDatabase())).request(`/api/news${path}`, { headers });
  const slugsOf = async (path: string) => {
    const response = await request(path);
    expect(response.status).toBe(200);
    const { data } = (await response.json()) as { data: { slug: string }[] };
    return data.map(({ slug }) => slug);
  };

  test("no news are an empty list", async () => {
    expect(await slugsOf("?published=true&active=true")).toEqual([]);
  });

  test("every record has exactly the fields of the contract", async () => {
    await importContent(getDatabase(), { news: NEWS });
    const response = await request("?published=true&active=true");
    const { data } = (await response.json()) as { data: Record<string, unknown>[] };
    expect(data).toHaveLength(NEWS.length);
    for (const record of data) {
      expect(articleRecord.strict().parse(record)).toEqual(record);
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

  test.each(["", "?published=true", "?active=true", "?published=1", "?published=", "?all=true"])(
    "drafts and withdrawn articles are not shown, whatever is asked (%j)",
    async (query) => {
      await importContent(getDatabase(), {
        news: [
          article("draft", { isPublished: false }),
          article("withdrawn", { isActive: false }),
          article("public"),
        ],
      });
      expect(await slugsOf(query)).toEqual(["public"]);
    },
  );

  test.each(["?published=false", "?active=false", "?published=true&active=false"])(
    "asking for what is hidden (%s) finds nothing",
    async (query) => {
      await importContent(getDatabase(), {
        news: [article("draft", { isPublished: false, isActive: false }), article("public")],
      });
      expect(await slugsOf(query)).toEqual([]);
    },
  );

  test("parts joined by their cursors are the list, also while articles are published above", async () => {
    const dated = (slug: string, publishedAt: string | null) => article(slug, { publishedAt });
    const articles = [
      dated("undated-one", null),
      dated("undated-two", null),
      ...Array.from({ length: 5 }, (_, at) => dated(`same-day-${at}`, "2025-01-01T00:00:00Z")),
      dated("new", "2026-01-01T00:00:00Z"),
      article("draft", { isPublished: false }),
    ];
    await importContent(getDatabase(), { news: articles });
    const whole = await slugsOf("");
    const seen: unknown[] = [];
    let path: string | undefined = "?limit=3";
    while (path !== undefined) {
      const response: Response = await request(path);
      const body = (await response.json()) as {
        data: { slug: string }[];
        total: number;
        nextCursor: string | null;
      };
      if (seen.length === 0) {
        expect(body.total).toBe(8);
        const above = dated("newest", "2026-06-01T00:00:00Z");
        await importContent(getDatabase(), { news: [...articles, above] });
      }
      seen.push(...body.data.map(({ slug }) => slug));
      path = body.nextCursor === null ? undefined : `?limit=3&cursor=${body.nextCursor}`;
    }
    expect(seen).toEqual(whole);
  });

  test("without their texts articles say in which languages they have one", async () => {
    const content = { pt: "Texto", en: " ", es: "" };
    await importContent(getDatabase(), { news: [article("a", { content }), model] });
    const response = await request("?content=false&skip=1");
    const { data, total } = (await response.json()) as { data: unknown[]; total: number };
    expect(total).toBe(2);
    expect(articleSummaryRecord.strict().parse(data[0]).contentLanguages).toEqual(["pt"]);
    expect(data).toHaveLength(1);
  });

  test.each([
    ["limit=0", "en", "The parameter limit must be a whole number from 1 to 100."],
    ["limit=101", "es", "El parámetro limit debe ser un número entero de 1 a 100."],
    ["limit=ten", "pt", "O parâmetro limit deve ser um número inteiro de 1 a 100."],
    ["limit=1.5", "en", "The parameter limit must be a whole number from 1 to 100."],
    ["limit=", "en", "The parameter limit must be a whole number from 1 to 100."],
    ["skip=-1", "en", "The parameter skip must be a whole number from 0 to 999999."],
    ["content=no", "en", "The parameter content takes true or false."],
    ["cursor=", "en", "The parameter cursor must repeat the nextCursor of an earlier response."],
    [
      "cursor=WzEsMiwzXQ",
      "pt",
      "O parâmetro cursor deve repetir o nextCursor de uma resposta anterior.",
    ],
  ])("%s is refused in the visitor's language, %s", async (query, language, detail) => {
    const response = await request(`?${query}`, { "Accept-Language": language });
    expect(response.status).toBe(400);
    expect(response.headers.get("Content-Language")).toBe(language);
    expect(await response.json()).toMatchObject({ status: 400, detail });
  });

  test("what is hidden is not found by parts either", async () => {
    await importContent(getDatabase(), { news: [model] });
    const response = await request("?published=false&limit=5");
    expect(await response.json()).toEqual({ data: [], total: 0, nextCursor: null });
  });

  test("an article is found by its slug, with everything in it", async () => {
    await importContent(getDatabase(), { news: NEWS });
    const response = await request("/slug/premio-melhor-steakhouse");
    expect(response.status).toBe(200);
    const { data } = (await response.json()) as { data: unknown };
    expect(articleRecord.strict().parse(data).slug).toBe("premio-melhor-steakhouse");
  });

  test.each([
    "no-such-article",
    "draft",
    "withdrawn",
    "PUBLIC",
    "%00",
    "%2e%2e%2f",
    "'%20or%201=1%20--",
    "x".repeat(10_000),
  ])("there is no article at %s", async (slug) => {
    await importContent(getDatabase(), {
      news: [
        article("draft", { isPublished: false }),
        article("withdrawn", { isActive: false }),
        article("public"),
      ],
    });
    const response = await request(`/slug/${slug}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ data: null });
  });
});
