import { m } from "#language/paraglide/messages.js";
import type { Loaded } from "#site/navigation/load-in-browser.ts";
import { ReloadFailed } from "#site/blocks/screen-state/screen-state.tsx";
import { useLastGood } from "#site/navigation/use-last-good.ts";
import { useRefetch } from "#site/navigation/use-refetch.ts";
import { ArticleFacts } from "./article-facts.tsx";
import { ArticleHero } from "./article-hero.tsx";
import { ArticleText } from "./article-text.tsx";
import type { ArticleView } from "./article-view.ts";
import { NewsBackLink } from "./news-back-link.tsx";
import { NoArticle } from "./no-article.tsx";
import { ReservePrompt } from "./reserve-prompt.tsx";

export type NewsArticleData =
  | Loaded<{ readonly article: ArticleView }>
  | { readonly state: "not-found" };

/** One article (rule 3.16). */
export function NewsArticleScreen({ data }: { data: NewsArticleData }) {
  const { shown, reloadFailed } = useLastGood(data);
  const { refetch, isRefetching } = useRefetch();
  if (shown.state !== "found") return <NoArticle isError={shown.state === "error"} />;
  const { article } = shown;
  return (
    <article aria-busy={isRefetching}>
      <ArticleHero article={article} />
      <div className="shell grid gap-x-10 gap-y-12 py-section lg:grid-cols-12">
        <ArticleFacts article={article} />
        <div className="lg:col-span-8 lg:col-start-5 xl:col-span-7 xl:col-start-5">
          {reloadFailed && <ReloadFailed text={m.news_article_refetch_error()} onRetry={refetch} />}
          <ArticleText article={article} />
          <NewsBackLink className="mt-14" />
        </div>
      </div>
      <ReservePrompt />
    </article>
  );
}
