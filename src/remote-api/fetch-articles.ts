import { LANGUAGES } from "#language/languages.ts";
import { type Article, newestFirst } from "#content/snapshot.ts";
import type { Log } from "#runtime/logging/log.ts";
import { type ApiReader, parseInTurns } from "./api-reader.ts";
import {
  shownRecord,
  NO_TEXTS,
  number,
  recordReader,
  text,
  textList,
  texts,
  uploadedPictures,
} from "./record-fields.ts";

/** `GET /news?published=true&active=true`: the public articles, newest first (rule 5.3). */
export async function fetchArticles(reader: ApiReader): Promise<readonly Article[]> {
  const records = await reader.readList(
    "/news?published=true&active=true",
    "Erro ao carregar notícias",
  );
  const articles = await parseInTurns(records, reader, parseArticle);
  return articles.toSorted(newestFirst);
}

/** `GET /news/slug/{slug}`: null without a published, active one. */
export async function fetchArticle(reader: ApiReader, slug: string): Promise<Article | null> {
  const path = `/news/slug/${encodeURIComponent(slug)}`;
  const record = await reader.readOne(path, "Erro ao carregar notícia");
  return record === null ? null : (parseArticle(record, reader.log) ?? null);
}

const MESSAGE = "Erro ao processar dados da notícia";

/** Parses an article; undefined if unpublished, inactive or not an object (rule 4.7). A bad field is empty (rule 4.2). */
export function parseArticle(sent: unknown, log: Log): Article | undefined {
  const record = shownRecord(sent, log, MESSAGE);
  if (record?.["isPublished"] !== true) return undefined;
  const slug = text(record["slug"]);
  const reader = recordReader(record, { log, message: MESSAGE, about: slug });
  const { plain, picture, field } = reader;
  const { pictureCredits } = uploadedPictures(reader);
  const title = field("title", texts, NO_TEXTS);
  const content = field("content", texts, NO_TEXTS);

  return {
    id: plain("id") || slug,
    slug,
    title,
    excerpt: field("excerpt", texts, NO_TEXTS),
    content,
    image: picture("image"),
    author: plain("author"),
    category: plain("category"),
    tags: field("tags", textList, []),
    publishedAt: instant(record["publishedAt"]),
    order: number(record["order"]),
    createdAt: instant(record["createdAt"]),
    updatedAt: instant(record["updatedAt"]),
    languages: LANGUAGES.filter((language) => title[language] !== "" && content[language] !== ""),
    ...(pictureCredits && { pictureCredits }),
  };
}

/** Returns a date in UTC; "" for an invalid one. */
function instant(value: unknown): string {
  const milliseconds = typeof value === "string" ? Date.parse(value) : Number.NaN;
  return Number.isNaN(milliseconds) ? "" : new Date(milliseconds).toISOString();
}
