import { Hono } from "hono";
import { z } from "zod";
import type { Database } from "#database/connect.server.ts";
import { DATABASE_UNREACHABLE, describeOperation, NOT_MODIFIED } from "../describe-operation.ts";
import { type ArticleRecord, articleRecord } from "./news.contract.ts";
import { type ArticleRow, findPublicArticle, listPublicArticles } from "./news.queries.ts";

const describeList = describeOperation({
  summary: "The published, active articles, the newest first.",
  parameters: [
    { name: "published", in: "query", description: "`false` finds nothing" },
    { name: "active", in: "query", description: "`false` finds nothing" },
  ],
  responses: {
    200: ["All of them", z.object({ data: z.array(articleRecord) })],
    304: NOT_MODIFIED,
    503: DATABASE_UNREACHABLE,
  },
});

const describeOne = describeOperation({
  summary: "One published, active article.",
  parameters: [{ name: "slug", in: "path", description: "Its slug" }],
  responses: {
    200: ["The article", z.object({ data: articleRecord })],
    304: NOT_MODIFIED,
    404: ["Not found, or not public", z.object({ data: z.null() })],
    503: DATABASE_UNREACHABLE,
  },
});

/**
 * `GET /` lists the published, active articles, `GET /slug/:slug` returns one of them or 404
 * (rule 5.3). The parameters `published` and `active` can only narrow that: nobody is shown
 * what is not public, and `false` finds nothing.
 */
export function newsApi(database: Database) {
  return new Hono()
    .get("/", describeList, async (context) => {
      const { published, active } = context.req.query();
      const asksForHidden = published === "false" || active === "false";
      const rows = asksForHidden ? [] : await listPublicArticles(database);
      return context.json({ data: rows.map(toRecord) });
    })
    .get("/slug/:slug", describeOne, async (context) => {
      const row = await findPublicArticle(database, context.req.param("slug"));
      if (row === null) return context.json({ data: null }, 404);
      return context.json({ data: toRecord(row) });
    });
}

function toRecord(row: ArticleRow): ArticleRecord {
  return {
    id: row.id,
    title: JSON.stringify(row.title),
    excerpt: JSON.stringify(row.excerpt),
    content: JSON.stringify(row.content),
    image: row.image,
    slug: row.slug,
    author: row.author,
    category: row.category,
    tags: JSON.stringify(row.tags),
    isPublished: row.isPublished,
    publishedAt: row.publishedAt,
    isActive: row.isActive,
    order: row.position + 1,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
