import { Link } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { CallToAction } from "#site/blocks/call-to-action/call-to-action.tsx";
import type { InLanguages, Loaded } from "#site/navigation/load-in-browser.ts";
import {
  ReloadFailed,
  ScreenState,
  StatePicture,
} from "#site/blocks/screen-state/screen-state.tsx";
import { useLanguage } from "#site/navigation/use-language.ts";
import { useLastGood, useRefetch } from "#site/navigation/use-refetch.ts";
import { buttonClass } from "#site/ui/button/button-class.ts";
import { ArticleFacts } from "./article-facts.tsx";
import type { ArticleView } from "./article-view.ts";
import { NewsBackLink } from "./news-back-link.tsx";
import { CategoryBadge } from "#site/blocks/article-facts/category-badge.tsx";
import { PageHero } from "#site/blocks/page-hero/page-hero.tsx";
import { LocalText } from "#site/ui/local-text.tsx";

export type NewsArticleData =
  | Loaded<{ readonly article: ArticleView } & InLanguages>
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

/** The picture across the page with the headline in its corner. */
function ArticleHero({ article }: { article: ArticleView }) {
  return (
    <PageHero
      image={article.image}
      alt=""
      credit={article.imageCredit}
      label={
        <>
          <div className="mb-6">
            <NewsBackLink className="tracking-normal normal-case" />
          </div>
          <CategoryBadge category={article.category} />
        </>
      }
      title={<LocalText value={article.title} isHeadline />}
      isHeadline
    />
  );
}

/** The opening sentence and the text; one that is not translated says so and is marked. */
function ArticleText({ article }: { article: ArticleView }) {
  const language = useLanguage();
  const { excerpt, body } = article;
  const isForeign = body.language !== language;
  return (
    <>
      {isForeign && body.language === "pt" && body.html !== "" && (
        <p className="mb-8 border-s-2 border-gold ps-4 text-sm">
          {m.news_article_only_portuguese()}
        </p>
      )}
      <p className="max-w-[34ch] font-display text-title leading-snug font-light text-balance">
        <LocalText value={excerpt} />
      </p>
      <hr className="gold-rule my-10" />
      <div
        className="article-body"
        lang={isForeign ? body.language : undefined}
        // Safe: the parser writes every tag of it, see article-markdown.ts.
        dangerouslySetInnerHTML={{ __html: body.html }}
      />
    </>
  );
}

/** In place of an article that does not exist, or that could not be loaded (rule 1.7). */
function NoArticle({ isError }: { isError: boolean }) {
  return (
    <div className="shell grid items-center gap-x-10 gap-y-10 pt-[calc(var(--spacing-header)+3rem)] pb-section lg:min-h-dvh-86 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <ScreenState
          heading="h1"
          isError={isError}
          title={isError ? m.news_article_error() : m.news_article_not_found()}
          {...(!isError && { text: m.news_article_not_found_text() })}
        >
          <NewsBackLink />
        </ScreenState>
      </div>
      <StatePicture />
    </div>
  );
}
