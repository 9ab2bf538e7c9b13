import { and, count, desc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { Database } from "#database/connect.server.ts";
import { news } from "#database/schema/news.ts";
import { type Language, LANGUAGES } from "#language/languages.ts";

export type ArticleRow = typeof news.$inferSelect;

/** A row without its text, which is most of its bytes. */
export type ArticleSummaryRow = Omit<ArticleRow, "content"> & {
  readonly contentLanguages: Language[];
};

/** A place in the list: what follows it is the same whatever is published above it meanwhile. */
export interface ArticlePlace {
  readonly publishedAt: string | null;
  readonly position: number;
  readonly id: string;
}

const isPublic = and(eq(news.isPublished, true), eq(news.isActive, true));

/** Undated articles come last. */
const publishedOrNever = sql`coalesce(${news.publishedAt}, '-infinity'::timestamptz)`;
const newestFirst = [desc(publishedOrNever), desc(news.position), desc(news.id)];

const { content: _, ...columns } = getTableColumns(news);
const summaryColumns = {
  ...columns,
  contentLanguages: sql<Language[]>`to_jsonb(array_remove(array[${sql.join(
    LANGUAGES.map((language) =>
      sql.raw(`case when content ->> '${language}' ~ '\\S' then '${language}' end`),
    ),
    sql`, `,
  )}], null))`,
};

/** The published, active articles, the newest first; undated ones come last. */
export function listPublicArticles(database: Database): Promise<ArticleRow[]> {
  return database.orm
    .select()
    .from(news)
    .where(isPublic)
    .orderBy(...newestFirst);
}

/** Which part of the list is asked for. */
interface ArticleRange {
  readonly limit: number;
  /** What comes up to here is left out. */
  readonly after?: ArticlePlace;
  /** This many more are left out. */
  readonly skip: number;
}

/** A part of the same list, with or without the texts. */
export function listArticleRange(
  database: Database,
  range: ArticleRange & { readonly hasContent: boolean },
): Promise<(ArticleRow | ArticleSummaryRow)[]> {
  const { limit, after, skip, hasContent } = range;
  const isAfter =
    after &&
    sql`(${publishedOrNever}, ${news.position}, ${news.id}) < (coalesce(${after.publishedAt}::timestamptz, '-infinity'), ${after.position}::integer, ${after.id}::uuid)`;
  // First which, then what is in them: sorted with its columns, every text would be unpacked.
  const ids = database.orm
    .select({ id: news.id })
    .from(news)
    .where(and(isPublic, isAfter))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(skip);
  const rows = hasContent
    ? database.orm.select().from(news)
    : database.orm.select(summaryColumns).from(news);
  return rows.where(inArray(news.id, ids)).orderBy(...newestFirst);
}

/** How many published, active articles there are. */
export async function countPublicArticles(database: Database): Promise<number> {
  const [row] = await database.orm.select({ total: count() }).from(news).where(isPublic);
  return row?.total ?? 0;
}

/** The published, active article with this slug, or null; any text from a URL may come. */
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
