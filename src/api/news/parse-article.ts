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
import type { Article } from "./news.contract.ts";

const MESSAGE = "Erro ao processar dados da notícia";

/**
 * Turns a record of the product API into an article, or `undefined` when it is not published,
 * not active or not an object (rule 4.7). A bad field is empty (rule 4.2).
 */
export function parseArticle(record: unknown, log: Log): Article | undefined {
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
