import { m } from "#language/paraglide/messages.js";
import { ArticleCard } from "./article-card.tsx";
import type { ArticleCardData } from "./article-card-data.ts";

/** All articles of a page after the highlights, which the first page alone has. */
export function ArticleGrid(props: { articles: readonly ArticleCardData[]; isFirst: boolean }) {
  const { articles, isFirst } = props;
  return (
    <section
      aria-labelledby="more-news"
      className={isFirst ? undefined : "mt-section border-t border-gold pt-10"}
    >
      <h2 id="more-news" className="text-heading">
        {m.news_more()}
      </h2>
      <ul className="grows mt-12 grid gap-x-10 gap-y-16 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {articles.map((article) => (
          <li key={article.id} className="reveal">
            <ArticleCard article={article} shape="plain" />
          </li>
        ))}
      </ul>
    </section>
  );
}
