import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "#database/connect.server.ts";
import { news } from "#database/schema/news.ts";

export type ArticleRow = typeof news.$inferSelect;

const isPublic = and(eq(news.isPublished, true), eq(news.isActive, true));

/** The published, active articles, the newest first; undated ones come last. */
export function listPublicArticles(database: Database): Promise<ArticleRow[]> {
  return database.orm
    .select()
    .from(news)
    .where(isPublic)
    .orderBy(sql`${news.publishedAt} desc nulls last`, desc(news.position));
}

/** The published, active article with this slug, or null; any text from an address bar may be asked. */
export async function findPublicArticle(
  database: Database,
  slug: string,
): Promise<ArticleRow | null> {
  // PostgreSQL refuses a text with NUL in it, and no slug has one.
  if (slug.includes("\0")) return null;
  const [row] = await database.orm
    .select()
    .from(news)
    .where(and(eq(news.slug, slug), isPublic))
    .limit(1);
  return row ?? null;
}
