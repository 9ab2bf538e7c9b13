import { m } from "#language/paraglide/messages.js";
import { ArticleCard } from "./article-card.tsx";
import type { ArticleCardData } from "./article-card-data.ts";

/** All articles after the highlights. */
export function ArticleGrid({ articles }: { articles: readonly ArticleCardData[] }) {
  return (
    <section aria-labelledby="more-news" className="mt-section border-t border-gold pt-10">
      <h2 id="more-news" className="text-heading">
        {m.news_more()}
      </h2>
      <ul className="grows mt-12 grid gap-x-10 gap-y-16 sm:grid-cols-2 lg:grid-cols-3">
        {articles.map((article) => (
          <li key={article.id} className="reveal">
            <ArticleCard article={article} shape="plain" />
          </li>
        ))}
      </ul>
    </section>
  );
}
