import { Link } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { ReloadFailed, ScreenState } from "#site/blocks/screen-state/screen-state.tsx";
import type { Loaded, WithHead } from "#site/navigation/load-in-browser.ts";
import { useLastGood, useRefetch } from "#site/navigation/use-refetch.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import type { ArticleCardData } from "./article-card-data.ts";
import { ArticleGrid } from "./article-grid.tsx";
import { ArticleHighlights } from "./article-highlights.tsx";
import { NewsMasthead } from "./news-masthead.tsx";
import { NewsletterPlace } from "./newsletter-place.tsx";
import { PageLinks } from "./page-links.tsx";

/** Rule 3.15: this many of the newest articles are highlights. */
const HIGHLIGHTS = 2;

export type NewsListData = WithHead &
  (
    | Loaded<{
        readonly articles: readonly ArticleCardData[];
        /** Which page of the list this is, counted from 1, of how many. */
        readonly page: number;
        readonly pages: number;
      }>
    | { readonly state: "not-found" }
  );

/** The news of the group, the newest first, by pages where they are many (rule 3.15). */
export function NewsListScreen({ data }: { data: NewsListData }) {
  const { shown, reloadFailed } = useLastGood(data);
  const { refetch, isRefetching } = useRefetch();
  return (
    <>
      <NewsMasthead />
      <div aria-busy={isRefetching} className="shell pt-[clamp(2rem,4vw,4rem)] pb-section">
        {reloadFailed && <ReloadFailed text={m.news_refetch_error()} onRetry={refetch} />}
        <Articles data={shown} />
      </div>
      <NewsletterPlace />
    </>
  );
}

function Articles({ data }: { data: NewsListData }) {
  const language = useLanguage();
  if (data.state === "error") {
    return <ScreenState isError title={m.news_error()} retry={m.state_retry()} />;
  }
  if (data.state === "not-found") {
    return (
      <ScreenState title={m.news_page_not_found()} text={m.news_page_not_found_text()}>
        <Link
          to={pathTo(language, "newsList")}
          className="quiet-link inline-flex min-h-6 items-center"
        >
          {m.news_article_back()}
        </Link>
      </ScreenState>
    );
  }
  if (data.articles.length === 0) {
    return (
      <ScreenState title={m.news_empty()} text={m.news_empty_text()} retry={m.state_retry()} />
    );
  }
  const { page, pages } = data;
  const count = page === 1 ? HIGHLIGHTS : 0;
  const [highlights, remaining] = [data.articles.slice(0, count), data.articles.slice(count)];
  return (
    <>
      {highlights.length > 0 && <ArticleHighlights articles={highlights} />}
      {remaining.length > 0 && <ArticleGrid articles={remaining} isFirst={page > 1} />}
      {pages > 1 && <PageLinks page={page} pages={pages} />}
    </>
  );
}
