import type { ReactNode } from "react";
import { m } from "#language/paraglide/messages.js";
import { ReadingTime } from "#site/blocks/article-facts/category-badge.tsx";
import type { ArticleView } from "./article-view.ts";
import { ShareButton } from "./share-button.tsx";

/** Who wrote it and when, what it is about, and how to pass it on. */
export function ArticleFacts({ article }: { article: ArticleView }) {
  const { author, date, tags, title } = article;
  return (
    <aside
      aria-label={m.news_article_about()}
      className="border-t border-gold pt-6 lg:sticky lg:top-[calc(var(--spacing-header)+3rem)] lg:col-span-3 lg:self-start"
    >
      <dl className="grid grid-cols-2 gap-x-8 gap-y-6 lg:grid-cols-1">
        {author !== "" && <Fact term={m.news_article_author()}>{author}</Fact>}
        {date !== undefined && (
          <Fact term={m.news_article_published()}>
            <time dateTime={date.day}>{date.text}</time>
          </Fact>
        )}
        <Fact term={m.news_article_reading()}>
          <ReadingTime />
        </Fact>
        {tags.length > 0 && (
          <Fact term={m.news_article_tags()}>
            <ul className="text-sm">
              {tags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
          </Fact>
        )}
      </dl>
      <ShareButton title={title.text} />
    </aside>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="label text-muted">{term}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}
