import { Hono } from "hono";
import type { Database } from "#database/connect.server.ts";
import type { ArticleRecord } from "./news.contract.ts";
import { type ArticleRow, findPublicArticle, listPublicArticles } from "./news.queries.ts";

/**
 * `GET /` lists the published, active articles, `GET /slug/:slug` answers one of them or 404
 * (rule 5.3). The parameters `published` and `active` can only narrow that: nobody is shown
 * what is not public, and `false` finds nothing.
 */
export function newsApi(database: Database) {
  return new Hono()
    .get("/", async (context) => {
      const { published, active } = context.req.query();
      const asksForHidden = published === "false" || active === "false";
      const rows = asksForHidden ? [] : await listPublicArticles(database);
      return context.json({ data: rows.map(toRecord) });
    })
    .get("/slug/:slug", async (context) => {
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
