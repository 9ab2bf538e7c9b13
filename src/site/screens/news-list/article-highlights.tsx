import { m } from "#language/paraglide/messages.js";
import { ArticleCard } from "./article-card.tsx";
import type { ArticleCardData } from "./article-card-data.ts";

/** One large article and, where there is a second, one tall beside it. */
export function ArticleHighlights({ articles }: { articles: readonly ArticleCardData[] }) {
  const [large, tall] = articles;
  return (
    <section aria-labelledby="highlights">
      <h2 id="highlights" className="label font-sans text-muted">
        {m.news_highlights()}
      </h2>
      <ul className="mt-8 grid gap-x-10 gap-y-16 lg:grid-cols-12">
        {large !== undefined && (
          <li className={tall === undefined ? "lg:col-span-12" : "lg:col-span-8"}>
            <ArticleCard article={large} shape="large" />
          </li>
        )}
        {tall !== undefined && (
          <li className="lg:col-span-4">
            <ArticleCard article={tall} shape="tall" />
          </li>
        )}
      </ul>
    </section>
  );
}
