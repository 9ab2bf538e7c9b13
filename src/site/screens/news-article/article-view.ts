import type { Article } from "#content/snapshot.ts";
import { TAG_TEXTS } from "#content/news/tag-texts.ts";
import type { Language } from "#language/languages.ts";
import { type LocalText, pickText } from "#language/pick-text.ts";
import { articleTitle } from "#site/blocks/article-facts/article-title.ts";
import { formatDate, type ShownDate } from "#site/blocks/article-facts/format-date.ts";

/** What the article's page shows, in one language. */
export interface ArticleView {
  readonly title: LocalText;
  readonly excerpt: LocalText;
  /** Finished HTML, and the language it is written in. */
  readonly body: { readonly html: string; readonly language: Language };
  readonly image: string;
  readonly author: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly date: ShownDate | undefined;
  /** ISO 8601, as the API gives them; empty where unknown. */
  readonly published: string;
  readonly modified: string;
  /** Those in which it has been written, title and text. */
  readonly languages: readonly Language[];
}

/** `renderBody` turns Markdown into HTML that is safe to set into a page. */
export async function toArticleView(
  article: Article,
  language: Language,
  renderBody: (markdown: string) => Promise<string>,
): Promise<ArticleView> {
  const { title, excerpt, content, image, author, category, tags } = article;
  const body = pickText(content, language);
  return {
    title: articleTitle(title, language),
    excerpt: pickText(excerpt, language),
    body: { html: await renderBody(body.text), language: body.language },
    image,
    author,
    category,
    tags: tags.map((tag) => TAG_TEXTS.get(tag)?.[language] ?? tag),
    date: formatDate(article.publishedAt, language),
    published: article.publishedAt,
    modified: article.updatedAt,
    languages: article.languages,
  };
}
