import { type Language, LANGUAGES, type Texts } from "#language/languages.ts";
import type { Log } from "#logging/log.ts";
import type { ArticleRange } from "../api-client.ts";
import { type ApiReader, type Parse, parseInTurns } from "../api-reader.ts";
import {
  type Article,
  type ArticlePage,
  type ArticleSummary,
  MOST_ARTICLES,
} from "./news.contract.ts";
import {
  isActive,
  isObject,
  NO_TEXTS,
  number,
  recordReader,
  text,
  textList,
  texts,
} from "../record-fields.ts";

const LIST = "/news?published=true&active=true";
const LIST_FAILED = "Erro ao carregar notícias";

/** A part of the list without the texts; an API without extras sends all of it each time. */
export async function fetchArticlePage(
  reader: ApiReader,
  { skip, limit }: ArticleRange,
): Promise<ArticlePage> {
  if (!reader.hasExtras) {
    const articles = await fetchWholeList(reader, parseArticleSummary);
    return { articles: articles.slice(skip, skip + limit), total: articles.length };
  }
  const path = `${LIST}&content=false&skip=${skip}&limit=${limit}`;
  const { data, total } = await reader.readPart(path, LIST_FAILED);
  return { articles: await parseInTurns(data, reader, parseArticleSummary), total };
}

/** All articles without their texts, the newest first. */
export async function fetchAllArticles(reader: ApiReader): Promise<readonly ArticleSummary[]> {
  if (!reader.hasExtras) return fetchWholeList(reader, parseArticleSummary);
  const path = `${LIST}&content=false&limit=${MOST_ARTICLES}`;
  return Array.fromAsync(eachArticle(reader, path, parseArticleSummary));
}

/** The newest articles that are written in a language, dated, and have a page, at most `count`. */
export async function fetchNewestArticles(
  reader: ApiReader,
  language: Language,
  count: number,
): Promise<readonly Article[]> {
  const isWanted = (article: Article) =>
    article.slug !== "" && article.languages.includes(language) && lastChangeOf(article) !== "";
  if (!reader.hasExtras) {
    return (await fetchWholeList(reader, parseArticle)).filter(isWanted).slice(0, count);
  }
  const wanted: Article[] = [];
  for await (const article of eachArticle(reader, `${LIST}&limit=${count}`, parseArticle)) {
    if (isWanted(article)) wanted.push(article);
    if (wanted.length === count) break;
  }
  return wanted;
}

/** `GET /news/slug/{slug}`: null when there is no published, active one. */
export async function fetchArticle(reader: ApiReader, slug: string): Promise<Article | null> {
  const path = `/news/slug/${encodeURIComponent(slug)}`;
  const record = await reader.readOne(path, "Erro ao carregar notícia");
  return record === null ? null : (parseArticle(record, reader.log) ?? null);
}

/** ISO 8601, or "" when no moment of the article is known. */
export function lastChangeOf({ updatedAt, publishedAt, createdAt }: ArticleSummary): string {
  return updatedAt || publishedAt || createdAt;
}

async function* eachArticle<T>(reader: ApiReader, path: string, parse: Parse<T>) {
  let cursor: string | null = null;
  do {
    const next: string = cursor === null ? path : `${path}&cursor=${encodeURIComponent(cursor)}`;
    const { data, nextCursor } = await reader.readPart(next, LIST_FAILED);
    yield* await parseInTurns(data, reader, parse);
    cursor = nextCursor;
  } while (cursor !== null);
}

/** `GET /news?published=true&active=true`: what may be seen of it, the newest first (rule 5.3). */
async function fetchWholeList<T extends ArticleSummary>(reader: ApiReader, parse: Parse<T>) {
  const records = await reader.readList(LIST, LIST_FAILED);
  const articles = await parseInTurns(records, reader, parse);
  return articles.toSorted(
    (one, other) => compareDates(other.publishedAt, one.publishedAt) || other.order - one.order,
  );
}

/** Moments in UTC sort as texts, and undated ones ("") count as the oldest. */
function compareDates(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

const MESSAGE = "Erro ao processar dados da notícia";

/**
 * Turns a record of the product API into an article, or `undefined` when it is not published,
 * not active or not an object (rule 4.7). A bad field is empty (rule 4.2).
 */
export function parseArticle(record: unknown, log: Log): Article | undefined {
  const parsed = parseFields(record, log);
  if (parsed === undefined) return undefined;
  const { contentLanguages: _, ...article } = parsed;
  return { ...article, languages: languagesOf(article.title, writtenIn(article.content)) };
}

/** The same without the text, of a record that has the text or says in `contentLanguages` what has one. */
export function parseArticleSummary(record: unknown, log: Log): ArticleSummary | undefined {
  const parsed = parseFields(record, log);
  if (parsed === undefined) return undefined;
  const { contentLanguages, content, ...article } = parsed;
  const written = contentLanguages.length > 0 ? contentLanguages : writtenIn(content);
  return { ...article, languages: languagesOf(article.title, written) };
}

function writtenIn(content: Texts): readonly string[] {
  return LANGUAGES.filter((language) => content[language] !== "");
}

function languagesOf(title: Texts, written: readonly string[]) {
  return LANGUAGES.filter((language) => title[language] !== "" && written.includes(language));
}

function parseFields(record: unknown, log: Log) {
  if (!isObject(record)) {
    log.error({ record: typeof record }, MESSAGE);
    return undefined;
  }
  if (record["isPublished"] !== true || !isActive(record)) return undefined;
  const slug = text(record["slug"]);
  const { plain, picture, field } = recordReader(record, { log, message: MESSAGE, about: slug });

  return {
    id: plain("id") || slug,
    slug,
    title: field("title", texts, NO_TEXTS),
    excerpt: field("excerpt", texts, NO_TEXTS),
    content: field("content", texts, NO_TEXTS),
    contentLanguages: field("contentLanguages", textList, []),
    image: picture("image"),
    author: plain("author"),
    category: plain("category"),
    tags: field("tags", textList, []),
    publishedAt: instant(record["publishedAt"]),
    order: number(record["order"]),
    createdAt: instant(record["createdAt"]),
    updatedAt: instant(record["updatedAt"]),
  };
}

/** The same moment in UTC, or "" for anything that is not a date. */
function instant(value: unknown): string {
  const milliseconds = typeof value === "string" ? Date.parse(value) : Number.NaN;
  return Number.isNaN(milliseconds) ? "" : new Date(milliseconds).toISOString();
}
