import type { ApiReader } from "../api-reader.ts";
import type { Article } from "./news.contract.ts";
import { parseArticle } from "./parse-article.ts";

/** `GET /news?published=true&active=true`: what may be seen of it, the newest first (rule 5.3). */
export async function fetchArticles(reader: ApiReader): Promise<readonly Article[]> {
  const path = "/news?published=true&active=true";
  const records = await reader.readList(path, "Erro ao carregar notícias");
  return records
    .flatMap((record) => parseArticle(record, reader.log) ?? [])
    .toSorted(
      (one, other) => compareDates(other.publishedAt, one.publishedAt) || other.order - one.order,
    );
}

/** `GET /news/slug/{slug}`: null when there is no published, active one. */
export async function fetchArticle(reader: ApiReader, slug: string): Promise<Article | null> {
  const path = `/news/slug/${encodeURIComponent(slug)}`;
  const record = await reader.readOne(path, "Erro ao carregar notícia");
  return record === null ? null : (parseArticle(record, reader.log) ?? null);
}

/** Moments in UTC sort as texts, and undated ones ("") count as the oldest. */
function compareDates(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
