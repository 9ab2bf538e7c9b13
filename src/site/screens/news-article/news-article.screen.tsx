import { Link } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { CallToAction } from "#site/blocks/call-to-action/call-to-action.tsx";
import type { Loaded } from "#site/navigation/load-in-browser.ts";
import { ReloadFailed } from "#site/blocks/screen-state/screen-state.tsx";
import { useLanguage } from "#site/navigation/use-language.ts";
import { useLastGood, useRefetch } from "#site/navigation/use-refetch.ts";
import { buttonClass } from "#site/ui/button/button-class.ts";
import { ArticleFacts } from "./article-facts.tsx";
import { ArticleHero } from "./article-hero.tsx";
import { ArticleText } from "./article-text.tsx";
import type { ArticleView } from "./article-view.ts";
import { NewsBackLink } from "./news-back-link.tsx";
import { NoArticle } from "./no-article.tsx";

export type NewsArticleData =
  | Loaded<{ readonly article: ArticleView }>
  | { readonly state: "not-found" };

/** One article (rule 3.16). */
export function NewsArticleScreen({ data }: { data: NewsArticleData }) {
  const { shown, reloadFailed } = useLastGood(data);
  const { refetch, isRefetching } = useRefetch();
  const language = useLanguage();
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
      <CallToAction
        id="reserve"
        title={m.news_article_reserve_title()}
        text={m.news_article_reserve_text()}
        wordColumns={8}
        className="print:hidden"
      >
        <Link to={pathTo(language, "restaurantList")} className={buttonClass("primary")}>
          {m.news_article_reserve_button()}
        </Link>
      </CallToAction>
    </article>
  );
}
