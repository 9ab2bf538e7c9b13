import { renderArticleBody } from "#content/article-markdown.ts";
import type { Article } from "#content/snapshot.ts";
import { TAG_TEXTS } from "#content/built-in/fixed-texts.server.ts";
import type { Language } from "#language/languages.ts";
import { pickText } from "#language/pick-text.ts";
import { articleTitle } from "#site/blocks/article-facts/article-title.ts";
import { formatDate } from "#site/blocks/article-facts/format-date.ts";

export type ArticleView = ReturnType<typeof toArticleView>;

/** What the article's page shows, in one language. */
export function toArticleView(article: Article, language: Language) {
  const { title, excerpt, content, image, author, category, tags } = article;
  const body = pickText(content, language);
  return {
    title: articleTitle(title, language),
    excerpt: pickText(excerpt, language),
    body: { html: renderArticleBody(body.text), language: body.language },
    image,
    imageCredit: article.pictureCredits?.get(image),
    author,
    category,
    tags: tags.map((tag) => TAG_TEXTS.get(tag)?.[language] ?? tag),
    date: formatDate(article.publishedAt, language),
    published: article.publishedAt,
    modified: article.updatedAt,
    languages: article.languages,
  };
}
