import { novaCartaVinhos } from "#content/news/nova-carta-vinhos.ts";
import { premioMelhorSteakhouse } from "#content/news/premio-melhor-steakhouse.ts";
import { parseArticle } from "./fetch-articles.ts";
import type { Article } from "#content/snapshot.ts";

const NO_LOG = { info() {}, warn() {}, error() {} };

/** The two articles that always exist (rule 1.9), as the built-in content has them, by their slugs. A remote product API
 * may lack them. */
export const FIXED_ARTICLES: ReadonlyMap<string, Article> = new Map(
  [novaCartaVinhos, premioMelhorSteakhouse].flatMap((content) => {
    const article = parseArticle(content, NO_LOG);
    return article === undefined ? [] : [[article.slug, article]];
  }),
);
