import type { ArticleSummary } from "#content/snapshot.ts";
import type { Language } from "#language/languages.ts";
import { pickText } from "#language/pick-text.ts";
import { articleTitle } from "#site/blocks/article-facts/article-title.ts";
import { formatDate } from "#site/blocks/article-facts/format-date.ts";

export type ArticleCardData = ReturnType<typeof toArticleCardData>;

/** What a card shows of an article, in one language. */
export function toArticleCardData(article: ArticleSummary, language: Language) {
  const { id, slug, title, excerpt, image, category, publishedAt } = article;
  return {
    id,
    slug,
    title: articleTitle(title, language),
    excerpt: pickText(excerpt, language),
    image,
    category,
    date: formatDate(publishedAt, language),
  };
}
