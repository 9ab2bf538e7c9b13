import { m } from "#language/paraglide/messages.js";
import { ReloadFailed, ScreenState } from "#site/blocks/screen-state/screen-state.tsx";
import type { Loaded } from "#site/navigation/load-in-browser.ts";
import { useLastGood } from "#site/navigation/use-last-good.ts";
import { useRefetch } from "#site/navigation/use-refetch.ts";
import type { ArticleCardData } from "./article-card-data.ts";
import { ArticleGrid } from "./article-grid.tsx";
import { ArticleHighlights } from "./article-highlights.tsx";
import { NewsMasthead } from "./news-masthead.tsx";
import { NewsletterPlace } from "./newsletter-place.tsx";
import { splitHighlights } from "./split-highlights.ts";

export type NewsListData = Loaded<{ readonly articles: readonly ArticleCardData[] }>;

/** The news of the group, the newest first (rule 3.15). */
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
  if (data.state === "error") {
    return <ScreenState isError title={m.news_error()} retry={m.state_retry()} />;
  }
  if (data.articles.length === 0) {
    return (
      <ScreenState title={m.news_empty()} text={m.news_empty_text()} retry={m.state_retry()} />
    );
  }
  const { highlights, remaining } = splitHighlights(data.articles);
  return (
    <>
      <ArticleHighlights articles={highlights} />
      {remaining.length > 0 && <ArticleGrid articles={remaining} />}
    </>
  );
}
