import type { Log } from "#logging/log.ts";
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
import { LANGUAGES, type Texts } from "#language/languages.ts";
import type { Article, ArticleSummary } from "./news.contract.ts";

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
