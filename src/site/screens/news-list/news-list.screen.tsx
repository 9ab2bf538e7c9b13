import { Link } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { ReloadFailed, ScreenState } from "#site/blocks/screen-state/screen-state.tsx";
import type { InLanguages, Loaded, WithHead } from "#site/navigation/load-in-browser.ts";
import { useLastGood, useRefetch } from "#site/navigation/use-refetch.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import type { ArticleCardData } from "./article-card-data.ts";
import { PageLinks } from "./page-links.tsx";
import { ArticleCard } from "./article-card.tsx";
import { NewsletterForm } from "#site/blocks/newsletter-form/newsletter-form.tsx";
import { Picture } from "#site/ui/picture/picture.tsx";

/** Rule 3.15: this many of the newest articles are highlights. */
const HIGHLIGHTS = 2;

export type NewsListData = WithHead &
  (
    | Loaded<
        {
          readonly articles: readonly ArticleCardData[];
          /** Which page of the list this is, counted from 1, of how many. */
          readonly page: number;
          readonly pages: number;
        } & InLanguages
      >
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
    return <ScreenState isError title={m.news_error()} />;
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
    return <ScreenState title={m.news_empty()} text={m.news_empty_text()} />;
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

/** The head of the page is set in type, as a journal's is: the pictures are the articles'. */
function NewsMasthead() {
  return (
    <header className="shell pt-[calc(var(--spacing-header)+clamp(3rem,6vw,6.5rem))]">
      <p className="label text-muted">{m.news_label()}</p>
      <div className="mt-4 grid items-end gap-x-10 gap-y-6 border-b border-gold pb-[clamp(1.75rem,3vw,3rem)] lg:grid-cols-12">
        <h1 className="text-hero lg:col-span-7">{m.layout_news()}</h1>
        <p className="measure text-lead text-muted lg:col-span-4 lg:col-start-9">
          {m.news_intro()}
        </p>
      </div>
    </header>
  );
}

/** All articles of a page after the highlights, which the first page alone has. */
function ArticleGrid(props: { articles: readonly ArticleCardData[]; isFirst: boolean }) {
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

/** One large article and, where there is a second, one tall beside it. */
function ArticleHighlights({ articles }: { articles: readonly ArticleCardData[] }) {
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

/** The newsletter on the news page: an e-mail and a button (rule 6.3). */
function NewsletterPlace() {
  return (
    <section
      aria-labelledby="newsletter"
      className="on-dark overflow-hidden print:hidden [--line:var(--color-night-line)] [--surface:var(--color-night)]"
    >
      <div className="grid lg:grid-cols-2">
        <div className="px-gutter py-section lg:ps-[max(var(--spacing-gutter),calc((100vw-96rem)/2+var(--spacing-gutter)))]">
          <h2 id="newsletter" className="max-w-[14ch] text-heading">
            {m.newsletter_title()}
          </h2>
          <hr className="gold-rule my-7" />
          <p className="measure text-lead">{m.newsletter_text()}</p>
          <div className="mt-10 max-w-md">
            <NewsletterForm id="news" labelledBy="newsletter" hasName={false} />
          </div>
        </div>
        <Picture
          image="/images/news-banyan-da-haddock-lobo.webp"
          alt=""
          upright
          sizes="(min-width: 64rem) 50vw, 100vw"
          className="max-lg:hidden"
          imgClassName="size-full object-cover"
        />
      </div>
    </section>
  );
}
