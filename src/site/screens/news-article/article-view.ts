import type { Article } from "../../../api/news/news.contract.ts";
import type { Language } from "../../../language/languages.ts";
import { type LocalText, pickText } from "../../../language/pick-text.ts";
import { formatDate, type ShownDate } from "../../blocks/article-facts/format-date.ts";

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
}

/** `renderBody` turns Markdown into HTML that is safe to set into a page. */
export function toArticleView(
  article: Article,
  language: Language,
  renderBody: (markdown: string) => string,
): ArticleView {
  const { title, excerpt, content, image, author, category, tags, publishedAt } = article;
  const body = pickText(content, language);
  return {
    title: pickText(title, language),
    excerpt: pickText(excerpt, language),
    body: { html: renderBody(body.text), language: body.language },
    image,
    author,
    category,
    tags,
    date: formatDate(publishedAt, language),
  };
}
