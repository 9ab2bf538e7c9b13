import type { ArticleSummary } from "#content/snapshot.ts";
import type { Language } from "#language/languages.ts";
import { type LocalText, pickText } from "#language/pick-text.ts";
import { articleTitle } from "#site/blocks/article-facts/article-title.ts";
import { formatDate, type ShownDate } from "#site/blocks/article-facts/format-date.ts";

/** What a card shows of an article, in one language. */
export interface ArticleCardData {
  readonly id: string;
  readonly slug: string;
  readonly title: LocalText;
  readonly excerpt: LocalText;
  readonly image: string;
  readonly category: string;
  readonly date: ShownDate | undefined;
}

export function toArticleCardData(article: ArticleSummary, language: Language): ArticleCardData {
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
