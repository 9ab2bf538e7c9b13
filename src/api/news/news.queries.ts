import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#database/connect.server.ts";
import { type Entry, isShown, readEntries } from "#database/content-entries.ts";
import type { AnyPiece } from "#content/kinds/kind.ts";
import { contentEntries } from "#database/schema/content-entries.ts";
import { type Language, LANGUAGES } from "#language/languages.ts";

export type ArticleRow = Entry<"news">;

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

const { kind, id, position, publishedAt, slug } = contentEntries;
const isPublic = and(eq(kind, "news"), isShown);

/** Of two of the same date the one with the higher position is newer; undated ones come last. */
const publishedOrNever = sql`coalesce(${publishedAt}, '') collate "C"`;
const newestFirst = [desc(publishedOrNever), desc(position), desc(id)];

const hasTextIn = (language: Language) =>
  sql.raw(`case when whole #>> '{content,${language}}' ~ '\\S' then '${language}' end`);
/** Unpacked once: what is taken from the column itself unpacks it each time. */
const summary = sql<AnyPiece>`(
  select whole - 'content' || jsonb_build_object('contentLanguages',
    array_remove(array[${sql.join(LANGUAGES.map(hasTextIn), sql`, `)}], null))
  from (select ${contentEntries.content} || '{}' as whole offset 0) as unpacked)`;

/** The published, active articles, the newest first; undated ones come last. */
export function listPublicArticles(database: Database): Promise<ArticleRow[]> {
  return readEntries(database.orm, "news", { where: isShown, orderBy: newestFirst });
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
  { orm }: Database,
  range: ArticleRange & { readonly hasContent: boolean },
): Promise<(ArticleRow | ArticleSummaryRow)[]> {
  const { limit, after, skip, hasContent } = range;
  const isAfter =
    after &&
    sql`(${publishedOrNever}, ${position}, ${id}) < (${after.publishedAt ?? ""}, ${after.position}::integer, ${after.id}::uuid)`;
  // First which, then what is in them: sorted with its columns, every text would be unpacked.
  const ids = orm
    .select({ id })
    .from(contentEntries)
    .where(and(isPublic, isAfter))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(skip);
  return readEntries(orm, "news", {
    where: inArray(id, ids),
    orderBy: newestFirst,
    ...(!hasContent && { content: summary }),
  });
}

/** How many published, active articles there are. */
export async function countPublicArticles(database: Database): Promise<number> {
  return database.orm.$count(contentEntries, isPublic);
}

/** The published, active article with this slug, or null; any text from a URL may come. */
export async function findPublicArticle(
  database: Database,
  asked: string,
): Promise<ArticleRow | null> {
  // PostgreSQL refuses a text with NUL in it, and no slug has one.
  if (asked.includes("\0")) return null;
  const [row] = await readEntries(database.orm, "news", { where: and(isShown, eq(slug, asked)) });
  return row ?? null;
}
